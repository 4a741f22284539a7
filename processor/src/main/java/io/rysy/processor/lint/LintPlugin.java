package io.rysy.processor.lint;

import com.google.auto.service.AutoService;
import com.sun.source.util.JavacTask;
import com.sun.source.util.Plugin;

/** The javac plugin. It starts by itself where the processor's jar is on the processor path, or on the class path. */
@AutoService(Plugin.class)
public final class LintPlugin implements Plugin {

    /** Makes the plugin; the compiler does. */
    public LintPlugin() {
        // Nothing to set up before there is a task.
    }

    @Override
    public String getName() {
        return "Rysy";
    }

    @Override
    public boolean autoStart() {
        return true;
    }

    @Override
    public void init(JavacTask task, String... arguments) {
        task.addTaskListener(new LintListener(task));
    }
}
