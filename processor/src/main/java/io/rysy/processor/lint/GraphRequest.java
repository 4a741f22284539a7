package io.rysy.processor.lint;

import com.sun.source.util.JavacTask;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import javax.annotation.processing.ProcessingEnvironment;

/**
 * The option that asks for the graph of the actors. The compiler gives it to the processor alone, and only the plugin
 * sees the calls: here one hands it to the other, by the compilation that both belong to.
 */
public final class GraphRequest {

    /** The option, without the {@code -A} in front. */
    public static final String OPTION = "rysy.graph";

    private static final Map<JavacTask, Path> REQUESTS = Collections.synchronizedMap(new WeakHashMap<>());

    private GraphRequest() {
    }

    /**
     * Takes note of the option.
     *
     * @param environment the compiler
     * @return false where the compiler is not javac, or is behind a wrapper, so that there will be no graph
     */
    public static boolean pass(ProcessingEnvironment environment) {
        final String file = environment.getOptions().get(OPTION);
        try {
            if (file != null) {
                REQUESTS.put(JavacTask.instance(environment), Path.of(file));
            }
            return true;
        } catch (IllegalArgumentException | LinkageError e) {
            return false;
        }
    }

    static Optional<Path> of(JavacTask task) {
        return Optional.ofNullable(REQUESTS.get(task));
    }
}
