package io.rysy.benchmarks.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes the sources of a project with very many actors, which know each other by their stubs. */
final class Project {
    private static final int ACTORS_PER_PACKAGE = 50;

    private static final String[] HANDLERS = {
        "    @Handler\n    void on%1$d(final M%1$d message) {\n        total += message.value();\n    }\n",
        "    @Handler\n    long on%1$d(final M%1$d message) {\n        return total + message.value();\n    }\n",
        "    @Handler\n    void on%1$d(final int instrument, final long price) {\n        total += price;\n    }\n",
        "    @Handler\n    void on%1$d(final M%1$d message, final Reply<String> reply) {\n"
            + "        reply.reply(\"\" + total);\n    }\n",
        "    @Handler(deferred = true)\n    void on%1$d(final M%1$d message, final Reply<Long> reply) {\n"
            + "        reply.reply(total);\n    }\n",
        "    @Handler(syncOnly = true)\n    void on%1$d(final M%1$d message, final StringBuilder into) {\n"
            + "        into.append(total);\n    }\n",
        "    @Handler\n    int on%1$d(final long price) {\n        return (int) (total + price);\n    }\n"};

    private final int actors;
    private final int handlers;

    Project(final int actors, final int handlers) {
        this.actors = actors;
        this.handlers = handlers;
    }

    /** Writes the sources below a directory. */
    void writeTo(final Path root) throws IOException {
        for (int i = 0; i < handlers; i++) {
            write(root, "project.messages", "M" + i, "public record M" + i + "(long value) {\n}\n");
        }
        for (int i = 0; i < actors; i++) {
            write(root, packageOf(i), "Actor" + i, actor(i));
        }
    }

    private String actor(final int number) {
        final String next = "Actor" + (number + 1) % actors + "Ref";
        final StringBuilder text = new StringBuilder();
        text.append("import io.rysy.Reply;\nimport io.rysy.annotations.Actor;\nimport io.rysy.annotations.Handler;\n");
        if (!packageOf(number).equals(packageOf((number + 1) % actors))) {
            text.append("import ").append(packageOf((number + 1) % actors)).append('.').append(next).append(";\n");
        }
        for (int i = 0; i < handlers; i++) {
            text.append("import project.messages.M").append(i).append(";\n");
        }
        text.append("\n@Actor\npublic final class Actor").append(number).append(" {\n    private final ").append(next)
            .append(" next;\n    private long total;\n\n    public Actor").append(number).append("(final ").append(next)
            .append(" next) {\n        this.next = next;\n    }\n");
        for (int i = 0; i < handlers; i++) {
            text.append('\n').append(String.format(HANDLERS[i % HANDLERS.length], i));
        }
        return text.append("}\n").toString();
    }

    private static String packageOf(final int actor) {
        return "project.p" + actor / ACTORS_PER_PACKAGE;
    }

    private static void write(final Path root, final String inPackage, final String name, final String text)
        throws IOException {
        final Path directory = Files.createDirectories(root.resolve(inPackage.replace('.', '/')));
        Files.writeString(directory.resolve(name + ".java"), "package " + inPackage + ";\n\n" + text);
    }
}
