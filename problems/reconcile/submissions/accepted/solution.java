import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

public class Main {
    record Entry(int day, int amount, String reference) {
        static Entry of(String line) {
            String[] words = line.split(" ");
            return new Entry(Integer.parseInt(words[0]), Integer.parseInt(words[1]), words[2]);
        }

        String key() {
            return reference + " " + amount;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] words = in.readLine().split(" ");
        int n = Integer.parseInt(words[0]), m = Integer.parseInt(words[1]);
        int d = Integer.parseInt(words[2]);
        Entry[] ledger = new Entry[n], statement = new Entry[m];
        for (int i = 0; i < n; i++) ledger[i] = Entry.of(in.readLine());
        for (int i = 0; i < m; i++) statement[i] = Entry.of(in.readLine());

        Map<String, ArrayDeque<Integer>> referred = new HashMap<>();
        for (int i = 0; i < n; i++)
            referred.computeIfAbsent(ledger[i].key(), key -> new ArrayDeque<>(2)).add(i);
        boolean[] matched = new boolean[n];
        String[] answers = new String[m];
        for (int i = 0; i < m; i++) {
            ArrayDeque<Integer> numbers = referred.get(statement[i].key());
            if (statement[i].reference.equals("-") || numbers == null || numbers.isEmpty()) continue;
            int number = numbers.remove();
            matched[number] = true;
            answers[i] = "ref " + (number + 1);
        }

        // Of each amount the days that have open ledger entries, and these in their order.
        Map<Integer, TreeMap<Integer, ArrayDeque<Integer>>> left = new HashMap<>();
        for (int i = 0; i < n; i++) {
            if (matched[i]) continue;
            left.computeIfAbsent(ledger[i].amount, amount -> new TreeMap<>())
                    .computeIfAbsent(ledger[i].day, day -> new ArrayDeque<>(2)).add(i);
        }
        for (int i = 0; i < m; i++) {
            if (answers[i] != null) continue;
            answers[i] = "none";
            TreeMap<Integer, ArrayDeque<Integer>> days = left.get(statement[i].amount);
            if (days == null) continue;
            int day = statement[i].day;
            Integer best = days.floorKey(day), later = days.ceilingKey(day);
            if (best == null || later != null && later - day < day - best) best = later;
            if (best == null || Math.abs(best - day) > d) continue;
            int number = days.get(best).remove();
            if (days.get(best).isEmpty()) days.remove(best);
            matched[number] = true;
            answers[i] = "day " + (number + 1);
        }

        StringBuilder out = new StringBuilder();
        for (String answer : answers) out.append(answer).append('\n');
        int open = 0;
        long sum = 0;
        for (int i = 0; i < n; i++) {
            if (matched[i]) continue;
            open++;
            sum += ledger[i].amount;
        }
        System.out.println(out + "open " + open + " " + sum);
    }
}
