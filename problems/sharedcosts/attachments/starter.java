// The given program. It has three faults.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class Main {
    record Change(String person, long cents) {}

    /** The balance of each person, and what each line of the input changed. */
    static final Map<String, Long> balances = new LinkedHashMap<>();
    static final Map<Integer, List<Change>> changes = new HashMap<>();

    static void change(String person, long cents) {
        balances.merge(person, cents, Long::sum);
    }

    static void add(int number, List<Change> list) {
        changes.put(number, list);
        for (Change c : list) change(c.person, c.cents);
    }

    static void cancel(int number) {
        for (Change c : changes.getOrDefault(number, List.of())) change(c.person, -c.cents);
    }

    /** Adds what each of the people changes by if they share the cost. */
    static void share(long cents, String[] words, List<Change> list) {
        int people = words.length - 3;
        long share = cents / people;
        for (int i = 0; i < people; i++) {
            list.add(new Change(words[i + 3], -share));
        }
    }

    static void report() {
        List<Map.Entry<String, Long>> entries = new ArrayList<>(balances.entrySet());
        Comparator<Map.Entry<String, Long>> order = Map.Entry.comparingByValue();
        entries.sort(order.reversed());
        StringBuilder out = new StringBuilder();
        long open = 0;
        for (Map.Entry<String, Long> entry : entries) {
            out.append(entry.getKey()).append(' ').append(entry.getValue()).append('\n');
            open += Math.max(0, entry.getValue());
        }
        System.out.print(out.append("open ").append(open).append('\n'));
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        for (int number = 1; number <= n; number++) {
            String[] words = in.readLine().split(" ");
            List<Change> list = new ArrayList<>();
            switch (words[0]) {
                case "bill" -> {
                    long cents = Long.parseLong(words[2]);
                    list.add(new Change(words[1], cents));
                    share(cents, words, list);
                    add(number, list);
                }
                case "pay" -> {
                    long cents = Long.parseLong(words[3]);
                    list.add(new Change(words[1], cents));
                    list.add(new Change(words[2], -cents));
                    add(number, list);
                }
                default -> cancel(Integer.parseInt(words[1]));
            }
        }
        report();
    }
}
