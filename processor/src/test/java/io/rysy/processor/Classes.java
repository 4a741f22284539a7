package io.rysy.processor;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Class files by the names of their classes, to be loaded with the runtime. */
final class Classes {

    private static final String SUFFIX = ".class";

    private final Map<String, byte[]> files;

    Classes(Map<String, byte[]> files) {
        this.files = new TreeMap<>(files);
    }

    /** The class files of a directory. */
    static Classes in(Path directory) {
        final Map<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> tree = Files.walk(directory)) {
            for (Path file : tree.filter(each -> each.toString().endsWith(SUFFIX)).toList()) {
                files.put(name(directory.relativize(file).toString()), Files.readAllBytes(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Classes(files);
    }

    /** The name of the class in a file, as in {@code p/Book.class}. */
    static String name(String path) {
        return path.substring(0, path.length() - SUFFIX.length()).replace(File.separatorChar, '/').replace('/', '.');
    }

    Map<String, byte[]> files() {
        return files;
    }

    /** The same but for one class: as if it had not been generated. */
    Classes without(String name) {
        final Classes less = new Classes(files);
        if (less.files.remove(name) == null) {
            throw new IllegalArgumentException(name);
        }
        return less;
    }

    /** Loads a class of these; each call uses a loader of its own. */
    Class<?> load(String name) {
        try {
            return new InMemory(files).loadClass(name);
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** Classes in memory, in front of the runtime's. */
    private static final class InMemory extends URLClassLoader {

        private final Map<String, byte[]> classes;

        InMemory(Map<String, byte[]> classes) {
            super(TestRuntime.classPath().stream().map(InMemory::url).toArray(URL[]::new),
                Classes.class.getClassLoader());
            this.classes = classes;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            final byte[] bytes = classes.get(name);
            return bytes != null ? defineClass(name, bytes, 0, bytes.length) : super.findClass(name);
        }

        private static URL url(File file) {
            try {
                return file.toURI().toURL();
            } catch (MalformedURLException e) {
                throw new IllegalArgumentException(file.getPath(), e);
            }
        }
    }
}
