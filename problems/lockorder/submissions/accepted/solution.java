import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

public class Main {
    static class Pair {
        final int[] first = new int[2];
        final Set<Integer> threads = new HashSet<>();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        Map<Integer, List<Integer>> held = new HashMap<>();
        TreeMap<Long, Pair> pairs = new TreeMap<>();
        for (int line = 1; line <= n; line++) {
            String[] words = in.readLine().split(" ");
            int thread = Integer.parseInt(words[1]), lock = Integer.parseInt(words[2]);
            List<Integer> locks = held.computeIfAbsent(thread, t -> new ArrayList<>());
            if (words[0].equals("unlock")) {
                locks.remove(Integer.valueOf(lock));
                continue;
            }
            for (int outer : locks) {
                long key = Math.min(outer, lock) * 100_000L + Math.max(outer, lock);
                Pair pair = pairs.computeIfAbsent(key, k -> new Pair());
                int order = lock < outer ? 1 : 0;
                if (pair.first[order] == 0) pair.first[order] = line;
                pair.threads.add(thread);
            }
            locks.add(lock);
        }
        StringBuilder out = new StringBuilder();
        Set<Long> dangerous = new HashSet<>();
        int count = 0;
        for (Map.Entry<Long, Pair> entry : pairs.entrySet()) {
            Pair pair = entry.getValue();
            if (pair.first[0] == 0 || pair.first[1] == 0 || pair.threads.size() < 2) continue;
            long a = entry.getKey() / 100_000, b = entry.getKey() % 100_000;
            out.append(a).append(' ').append(b).append(' ').append(pair.first[0]).append(' ').append(pair.first[1]).append('\n');
            count++;
            dangerous.add(a);
            dangerous.add(b);
        }
        System.out.print(out);
        System.out.println("pairs " + count + " locks " + dangerous.size());
    }
}
