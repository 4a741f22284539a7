package p.shadow;

/** Has a name that generated code of this package uses for something else. */
public record Class(int value) { }
