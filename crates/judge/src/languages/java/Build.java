import com.sun.source.tree.ClassTree;
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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
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

    /** From this Java on a main method needs neither be static nor have a parameter. */
    private static final int INSTANCE_MAIN = 25;

    private final JavaCompiler compiler;
    /** The classes outside of others as the sources declare them, by their full names. */
    private final List<String> declared = new ArrayList<>();
    /** The classes with a public static main method, by their full names. */
    private final Map<String, TypeElement> startable = new HashMap<>();
    /** Those that only a Java from 25 on can start. */
    private final Map<String, TypeElement> lately = new HashMap<>();
    /** The classes within others with a public static main method, as the virtual machine names them. */
    private final Map<String, TypeElement> inner = new TreeMap<>();
    /** How many of the declared are in the main source, which comes first. */
    private int ofMain;
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
        String main = build.isRun();
        if (main == null) {
            System.err.println("No class has a method public static void main(String[] args), so"
                    + " there is nothing to run.");
            System.exit(1);
        }
        try (OutputStream file = Files.newOutputStream(Path.of("/w/program.jar"))) {
            pack(classes, main, file);
        }
    }

    /**
     * The class whose main method is run: of those of the main source that can be started the one called Main, else the
     * first public one, else the first; else of those of the other sources; else one within another class. Null where
     * there is none.
     */
    private String isRun() {
        List<String> ofMainSource = declared.subList(0, ofMain);
        String found = best(ofMainSource, startable);
        found = found != null ? found : best(declared, startable);
        if (found == null && !inner.isEmpty()) {
            return inner.keySet().iterator().next();
        }
        found = found != null ? found : best(ofMainSource, lately);
        return found != null ? found : best(declared, lately);
    }

    private static String best(List<String> names, Map<String, TypeElement> of) {
        String found = null;
        int best = 0;
        for (String name : names) {
            int rank = rank(of.get(name));
            if (rank > best) {
                best = rank;
                found = name;
            }
        }
        return found;
    }

    private static int rank(TypeElement type) {
        if (type == null) {
            return 0;
        } else if (type.getSimpleName().contentEquals("Main")) {
            return 3;
        }
        return type.getModifiers().contains(Modifier.PUBLIC) ? 2 : 1;
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
            declared.clear();
            startable.clear();
            lately.clear();
            inner.clear();
            ofMain = 0;
            return task.call() ? files.classes() : null;
        }
    }

    @Override
    public void finished(TaskEvent event) {
        if (event.getKind() == TaskEvent.Kind.PARSE && event.getSourceFile() != null) {
            boolean isMain = event.getSourceFile().toUri().equals(start);
            Tree name = event.getCompilationUnit().getPackageName();
            String prefix = name == null ? "" : name + ".";
            for (Tree type : event.getCompilationUnit().getTypeDecls()) {
                if (type instanceof ClassTree) {
                    // Sources are parsed in the order in which they are given: the main one first.
                    declared.add(prefix + ((ClassTree) type).getSimpleName());
                    ofMain += isMain ? 1 : 0;
                }
            }
        } else if (event.getKind() == TaskEvent.Kind.ANALYZE && event.getTypeElement() != null) {
            TypeElement type = event.getTypeElement();
            String name = type.getQualifiedName().toString();
            if (has(type, Build::isMain)) {
                startable.put(name, type);
            } else if (Runtime.version().feature() >= INSTANCE_MAIN && has(type, Build::isLateMain)) {
                lately.put(name, type);
            }
            lookWithin(type, name);
        }
    }

    private void lookWithin(TypeElement outer, String name) {
        for (TypeElement type : ElementFilter.typesIn(outer.getEnclosedElements())) {
            String within = name + "$" + type.getSimpleName();
            if (has(type, Build::isMain)) {
                inner.put(within, type);
            }
            lookWithin(type, within);
        }
    }

    /** Has it, or does it inherit, such a method? What an interface has is inherited by nobody. */
    private static boolean has(TypeElement type, Predicate<ExecutableElement> such) {
        for (TypeElement at = type; at != null; at = above(at)) {
            if (ElementFilter.methodsIn(at.getEnclosedElements()).stream().anyMatch(such)) {
                return true;
            }
        }
        return false;
    }

    private static TypeElement above(TypeElement type) {
        TypeMirror above = type.getSuperclass();
        return above instanceof DeclaredType
                ? (TypeElement) ((DeclaredType) above).asElement() : null;
    }

    private static boolean isMain(ExecutableElement method) {
        Set<Modifier> flags = method.getModifiers();
        return isCalledMain(method) && takesWords(method) && flags.contains(Modifier.PUBLIC)
                && flags.contains(Modifier.STATIC);
    }

    private static boolean isLateMain(ExecutableElement method) {
        Set<Modifier> flags = method.getModifiers();
        return isCalledMain(method) && (takesWords(method) || method.getParameters().isEmpty())
                && !flags.contains(Modifier.PRIVATE) && !flags.contains(Modifier.ABSTRACT);
    }

    private static boolean isCalledMain(ExecutableElement method) {
        return method.getSimpleName().contentEquals("main")
                && method.getReturnType().getKind() == TypeKind.VOID;
    }

    private static boolean takesWords(ExecutableElement method) {
        List<? extends VariableElement> given = method.getParameters();
        return given.size() == 1
                && given.get(0).asType().toString().equals("java.lang.String[]");
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
