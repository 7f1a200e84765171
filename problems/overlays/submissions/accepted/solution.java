import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int[] cents = new int[n];
        boolean[] used = new boolean[n];
        TreeMap<Integer, List<Long>> changes = new TreeMap<>(); // rules that begin or are over
        for (int i = 0; i < n; i++) {
            int first = next(), last = next();
            long key = next() * 100_000L + i;
            cents[i] = next();
            changes.computeIfAbsent(first, day -> new ArrayList<>()).add(key);
            changes.computeIfAbsent(last + 1, day -> new ArrayList<>()).add(key);
        }
        TreeSet<Long> valid = new TreeSet<>();
        StringBuilder out = new StringBuilder();
        int price = 0, since = 0, unused = n;
        for (Map.Entry<Integer, List<Long>> change : changes.entrySet()) {
            for (Long key : change.getValue()) if (!valid.remove(key)) valid.add(key);
            int now = 0;
            if (!valid.isEmpty()) {
                int number = (int) (valid.last() % 100_000);
                now = cents[number];
                if (!used[number]) unused--;
                used[number] = true;
            }
            if (now == price) continue;
            if (price > 0) out.append(since).append(' ').append(change.getKey() - 1).append(' ').append(price).append('\n');
            price = now;
            since = change.getKey();
        }
        System.out.print(out);
        System.out.println("unused " + unused);
    }
}
