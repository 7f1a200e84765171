import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

public class Main {
    static int at; // behind the value that was read last

    static String value(String line, int from) {
        at = from;
        if (line.charAt(at) != '"') {
            int end = line.indexOf(' ', at);
            at = end < 0 ? line.length() : end;
            return line.substring(from, at);
        }
        StringBuilder read = new StringBuilder();
        for (at++; line.charAt(at) != '"'; at++) {
            if (line.charAt(at) == '\\') at++;
            read.append(line.charAt(at));
        }
        at++;
        return read.toString();
    }

    // Each line with how many there are up to it.
    static void add(Map<String, TreeMap<Integer, Integer>> where, String key, int number) {
        TreeMap<Integer, Integer> numbers = where.computeIfAbsent(key, k -> new TreeMap<>());
        numbers.put(number, numbers.size() + 1);
    }

    static int upTo(TreeMap<Integer, Integer> numbers, int number) {
        Map.Entry<Integer, Integer> last = numbers == null ? null : numbers.floorEntry(number);
        return last == null ? 0 : last.getValue();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] words = in.readLine().split(" ");
        int n = Integer.parseInt(words[0]), q = Integer.parseInt(words[1]);
        Map<String, TreeMap<Integer, Integer>> where = new HashMap<>();
        for (int number = 1; number <= n; number++) {
            String line = in.readLine();
            Set<String> seen = new HashSet<>();
            for (int from = 0; from < line.length(); from = at + 1) {
                int sign = line.indexOf('=', from);
                String name = line.substring(from, sign), value = value(line, sign + 1);
                if (!seen.add(name)) continue;
                add(where, name, number);
                add(where, name + "=" + value, number);
            }
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            words = in.readLine().split(" ", 3);
            int a = Integer.parseInt(words[0]), b = Integer.parseInt(words[1]);
            String condition = words[2];
            int sign = condition.indexOf('=');
            String name = sign < 0 ? condition : condition.substring(0, sign);
            boolean differs = name.endsWith("!");
            if (differs) name = name.substring(0, name.length() - 1);
            TreeMap<Integer, Integer> named = where.get(name);
            int answer = upTo(named, b) - upTo(named, a - 1);
            if (sign >= 0) {
                TreeMap<Integer, Integer> valued = where.get(name + "=" + value(condition, sign + 1));
                int equal = upTo(valued, b) - upTo(valued, a - 1);
                answer = differs ? answer - equal : equal;
            }
            out.append(answer).append('\n');
        }
        System.out.print(out);
    }
}
