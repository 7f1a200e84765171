import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** Compiles /box/Main.java into /w/program.jar: one process, one file to take out of the box. */
public final class Build {
    private static final Path CLASSES = Path.of("/tmp/classes");

    public static void main(String[] arguments) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            System.err.println("This Java has no compiler: a JDK is needed, not only a JRE.");
            System.exit(2);
        }
        Files.createDirectories(CLASSES);
        try (var files = compiler.getStandardFileManager(null, null, null)) {
            // No class path and no processors: nothing but the source is compiled or run.
            List<String> options = List.of("-proc:none", "-encoding", "UTF-8",
                    "-classpath", CLASSES.toString(), "-d", CLASSES.toString());
            var units = files.getJavaFileObjects(Path.of("/box/Main.java"));
            if (!compiler.getTask(null, files, null, options, null, units).call()) {
                System.exit(1);
            }
        }
        if (!Files.exists(CLASSES.resolve("Main.class"))) {
            System.err.println("There is no class Main outside a package; it is what is run.");
            System.exit(1);
        }
        try (OutputStream file = Files.newOutputStream(Path.of("/w/program.jar"));
                JarOutputStream jar = new JarOutputStream(file);
                Stream<Path> all = Files.walk(CLASSES)) {
            jar.setLevel(0);
            for (Path each : (Iterable<Path>) all.filter(Files::isRegularFile)::iterator) {
                jar.putNextEntry(new JarEntry(CLASSES.relativize(each).toString()));
                Files.copy(each, jar);
                jar.closeEntry();
            }
        }
    }
}
