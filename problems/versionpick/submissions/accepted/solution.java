import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

public class Main {
    static long number(String version) {
        String[] parts = version.split("\\.");
        return (Long.parseLong(parts[0]) * 1000 + Long.parseLong(parts[1])) * 1000 + Long.parseLong(parts[2]);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] words = in.readLine().split(" ");
        Set<String> all = new HashSet<>();
        TreeMap<Long, String> releases = new TreeMap<>();
        for (int n = Integer.parseInt(words[0]); n > 0; n--) {
            String version = in.readLine();
            all.add(version);
            if (!version.contains("-")) releases.put(number(version), version);
        }
        StringBuilder out = new StringBuilder();
        for (int q = Integer.parseInt(words[1]); q > 0; q--) {
            String request = in.readLine();
            String text = request.replaceFirst("^(>=|~|\\^)", "");
            if (text.equals(request)) {
                out.append(all.contains(text) ? text : "none").append('\n');
                continue;
            }
            long least = number(text), end = 1_000_000_000;
            if (request.charAt(0) == '^' && least >= 1_000_000) end = (least / 1_000_000 + 1) * 1_000_000;
            else if (request.charAt(0) != '>') end = (least / 1000 + 1) * 1000;
            Map.Entry<Long, String> found = releases.lowerEntry(end);
            out.append(found != null && found.getKey() >= least ? found.getValue() : "none").append('\n');
        }
        System.out.print(out);
    }
}
