package p;

/** A message with a name that generated code imports from elsewhere. */
public record Handlers(int value) { }
