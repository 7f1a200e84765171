import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.Map;

public class Main {
    record Request(String[] first, Map<String, String> headers, String body) {}

    /** The next request, or null at the end; its body is null where there is none. */
    static Request next(BufferedReader in) throws IOException {
        String first = in.readLine();
        if (first == null) return null;
        Map<String, String> headers = new HashMap<>();
        String body = null;
        for (String line = in.readLine(); line != null && !line.isEmpty(); line = in.readLine()) {
            if (line.startsWith("> ")) {
                body = line.substring(2);
            } else {
                String[] sides = line.split(": ", 2);
                headers.put(sides[0], sides[1]);
            }
        }
        return new Request(first.split(" "), headers, body);
    }

    static void crud(BufferedReader in, StringBuilder out) throws IOException {
        for (Request request = next(in); request != null; request = next(in)) {
            // Task 1 goes here.
            out.append("404\n> error=path\n\n");
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        String task = in.readLine();
        // A later task adds a method, and its word here.
        if (task.equals("crud")) crud(in, out);
        System.out.print(out);
    }
}
