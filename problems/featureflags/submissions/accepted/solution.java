import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class Main {
    record Rule(String variant, int percent, List<String> conditions) {}

    record Flag(String name, String otherwise, List<Rule> rules, Map<String, String> known) {}

    static Map<String, Set<String>> segments = new HashMap<>();
    static Map<String, Set<String>> users = new HashMap<>(); // attributes as they are written
    static Map<String, Flag> flags = new HashMap<>();

    static int bucket(String text) {
        int h = 0;
        for (char c : text.toCharArray()) h = (31 * h + c) % 1000003;
        return h % 100;
    }

    static boolean holds(String condition, String user) {
        if (condition.startsWith("in:")) return segments.get(condition.substring(3)).contains(user);
        if (condition.startsWith("out:")) return !segments.get(condition.substring(4)).contains(user);
        if (condition.startsWith("flag:")) {
            int sign = condition.indexOf('=');
            String given = variant(flags.get(condition.substring(5, sign)), user);
            return given.equals(condition.substring(sign + 1));
        }
        boolean equal = !condition.contains("!");
        return users.get(user).contains(condition.replace("!", "")) == equal;
    }

    static String variant(Flag flag, String user) {
        String known = flag.known.get(user);
        if (known != null) return known;
        int number = bucket(flag.name + "/" + user);
        String found = flag.otherwise;
        for (Rule rule : flag.rules) {
            boolean applies = number < rule.percent;
            for (String condition : rule.conditions) applies = applies && holds(condition, user);
            if (!applies) continue;
            found = rule.variant;
            break;
        }
        flag.known.put(user, found);
        return found;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        Flag last = null;
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            List<String> words = List.of(in.readLine().split(" "));
            String name = words.get(1);
            List<String> rest = words.subList(2, words.size());
            switch (words.get(0)) {
                case "segment" -> segments.put(name, new HashSet<>(rest));
                case "user" -> users.put(name, new HashSet<>(rest));
                case "flag" -> {
                    last = new Flag(name, rest.get(0), new ArrayList<>(), new HashMap<>());
                    flags.put(name, last);
                }
                case "rule" -> last.rules.add(
                        new Rule(name, Integer.parseInt(rest.get(0)), rest.subList(1, rest.size())));
                default -> out.append(variant(flags.get(name), rest.get(0))).append('\n');
            }
        }
        System.out.print(out);
    }
}
