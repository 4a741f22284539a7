package io.rysy.processor.lint;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;

/**
 * A place in the user's source.
 *
 * @param unit     the file
 * @param tree     what stands there
 * @param position where in the file
 */
record Site(CompilationUnitTree unit, Tree tree, long position) implements Comparable<Site> {

    /** The file and the line, as in a stack trace. */
    @Override
    public String toString() {
        return file().replaceFirst(".*/", "") + ":" + unit.getLineMap().getLineNumber(position);
    }

    @Override
    public int compareTo(Site other) {
        final int files = file().compareTo(other.file());
        return files != 0 ? files : Long.compare(position, other.position);
    }

    private String file() {
        return unit.getSourceFile().getName().replace('\\', '/');
    }
}
