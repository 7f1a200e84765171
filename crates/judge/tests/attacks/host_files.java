// expect: AC
// cpu: 5000
import java.io.File;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;

public class Main {
    public static void main(String[] words) {
        for (String path : new String[] {"/etc/passwd", "/etc/shadow", "/proc/1/environ"}) {
            try {
                System.out.println("open: " + path + Files.readAllBytes(Path.of(path)).length);
            } catch (Exception refused) {
            }
        }
        try (Socket socket = new Socket("127.0.0.1", 5432)) {
            System.out.println("open: " + socket);
        } catch (Exception refused) {
        }
        try {
            new ProcessBuilder("/bin/cat", "/etc/passwd").start();
            if (new File("/etc/passwd").exists()) System.out.println("open: a host file");
        } catch (Exception refused) {
        }
        System.out.println("held");
    }
}
