import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import javax.lang.model.element.Modifier;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * Compiles a program into a jar: one process, one file to take out of the box.
 *
 * <p>{@code Build <main source> <further source>...}, or {@code Build wait <warm-up source>}: then it
 * compiles that some times, says {@code ready}, and compiles what it reads from standard input. A
 * process serves one submission and ends.
 */
public final class Build implements TaskListener {
    /** So often is the sample compiled before a submission: then most of javac is machine code. */
    private static final int WARM_UPS = 8;
    private static final URI SUBMISSION = URI.create("file:///box/Main.java");

    private final JavaCompiler compiler;
    /** The package of the main source with its dot, empty where there is none. */
    private String prefix = "";
    /** The public classes that the main source declares, by their full names. */
    private final Set<String> published = new HashSet<>();
    /** The classes of it that declare a main method. */
    private final Set<String> startable = new HashSet<>();
    /** Where the main source is. */
    private URI start = SUBMISSION;

    private Build(JavaCompiler compiler) {
        this.compiler = compiler;
    }

    public static void main(String[] arguments) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            System.err.println("This Java has no compiler: a JDK is needed, not only a JRE.");
            System.exit(2);
        }
        Build build = new Build(compiler);
        List<Source> units = new ArrayList<>();
        if (arguments[0].equals("wait")) {
            String sample = Files.readString(Path.of(arguments[1]));
            for (int i = 0; i < WARM_UPS; i++) {
                pack(build.compile(List.of(new Source(SUBMISSION, sample))), "Main",
                        OutputStream.nullOutputStream());
            }
            System.out.println("ready");
            String text = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
            units.add(new Source(SUBMISSION, text));
        } else {
            for (String path : arguments) {
                units.add(new Source(Path.of(path).toUri(), Files.readString(Path.of(path))));
            }
        }
        Map<String, byte[]> classes = build.compile(units);
        if (classes == null) {
            System.exit(1);
        }
        String main = build.isRun(classes);
        if (main == null) {
            System.err.println("There is no class Main, no single public class and no single class"
                    + " with a main method; one of them is what is run.");
            System.exit(1);
        }
        try (OutputStream file = Files.newOutputStream(Path.of("/w/program.jar"))) {
            pack(classes, main, file);
        }
    }

    /** The class whose main method is run; null where nobody can say. */
    private String isRun(Map<String, byte[]> classes) {
        if (classes.containsKey(prefix + "Main")) {
            return prefix + "Main";
        }
        for (Set<String> names : List.of(published, startable)) {
            names.retainAll(classes.keySet());
            if (names.size() == 1) {
                return names.iterator().next();
            }
        }
        return null;
    }

    /** The classes by name, or null where the source has mistakes, which have then been told. */
    private Map<String, byte[]> compile(List<Source> units) throws IOException {
        try (Memory files = new Memory(compiler.getStandardFileManager(null, null, null))) {
            // No class path and no processors: nothing but the source is compiled, nothing is run.
            List<String> options = List.of("-proc:none", "-classpath", "/none");
            JavacTask task =
                    (JavacTask) compiler.getTask(null, files, null, options, null, units);
            task.addTaskListener(this);
            start = units.get(0).toUri();
            published.clear();
            startable.clear();
            return task.call() ? files.classes() : null;
        }
    }

    @Override
    public void finished(TaskEvent event) {
        boolean isMain = event.getSourceFile() != null
                && event.getSourceFile().toUri().equals(start);
        if (event.getKind() != TaskEvent.Kind.PARSE || !isMain) {
            return;
        }
        Tree name = event.getCompilationUnit().getPackageName();
        prefix = name == null ? "" : name + ".";
        for (Tree type : event.getCompilationUnit().getTypeDecls()) {
            if (type instanceof ClassTree) {
                ClassTree found = (ClassTree) type;
                if (found.getModifiers().getFlags().contains(Modifier.PUBLIC)) {
                    published.add(prefix + found.getSimpleName());
                }
                if (found.getMembers().stream().anyMatch(Build::isStart)) {
                    startable.add(prefix + found.getSimpleName());
                }
            }
        }
    }

    private static boolean isStart(Tree member) {
        if (!(member instanceof MethodTree)) {
            return false;
        }
        MethodTree method = (MethodTree) member;
        Set<Modifier> flags = method.getModifiers().getFlags();
        return method.getName().contentEquals("main") && flags.contains(Modifier.PUBLIC)
                && flags.contains(Modifier.STATIC);
    }

    private static void pack(Map<String, byte[]> classes, String main, OutputStream to)
            throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, main);
        try (JarOutputStream jar = new JarOutputStream(to, manifest)) {
            jar.setLevel(0);
            for (Map.Entry<String, byte[]> each : classes.entrySet()) {
                jar.putNextEntry(new JarEntry(each.getKey().replace('.', '/') + ".class"));
                jar.write(each.getValue());
                jar.closeEntry();
            }
        }
    }

    /** A source that is already read. */
    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(URI name, String text) {
            super(name, Kind.SOURCE);
            // Some editors begin a file with a mark of its byte order, which is no Java.
            this.text = text.startsWith("\ufeff") ? text.substring(1) : text;
        }

        /**
         * Any class may be public here, whatever the file is called. A file of {@code package-info}
         * or {@code module-info} it is not.
         */
        @Override
        public boolean isNameCompatible(String simpleName, Kind kind) {
            return kind == Kind.SOURCE && simpleName.indexOf('-') < 0;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    /** Keeps what the compiler writes. */
    private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, ByteArrayOutputStream> written = new TreeMap<>();

        Memory(JavaFileManager system) {
            super(system);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
            URI place = URI.create("memory:///" + name.replace('.', '/') + kind.extension);
            return new SimpleJavaFileObject(place, kind) {
                @Override
                public OutputStream openOutputStream() {
                    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                    written.put(name, bytes);
                    return bytes;
                }
            };
        }

        Map<String, byte[]> classes() {
            Map<String, byte[]> all = new TreeMap<>();
            written.forEach((name, bytes) -> all.put(name, bytes.toByteArray()));
            return all;
        }
    }
}
