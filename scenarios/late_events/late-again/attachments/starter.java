import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    static void read(List<String> lines, StringBuilder out) {
        // Task 1 goes here.
        out.append("events 0\n");
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String task = in.readLine();
        List<String> lines = new ArrayList<>();
        for (String line = in.readLine(); line != null; line = in.readLine()) lines.add(line);

        StringBuilder out = new StringBuilder();
        // A later task adds a method, and its word here.
        if (task.equals("read")) read(lines, out);
        System.out.print(out);
    }
}
