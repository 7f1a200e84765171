import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What submissions are made of: a compiler that waits has compiled this before. */
public class Main {
    enum Kind { PUT, GET, DELETE }

    interface Store<K, V> {
        V find(K key);

        default V findOr(K key, V other) {
            V found = find(key);
            return found == null ? other : found;
        }
    }

    static final class Entry<K extends Comparable<K>, V> implements Comparable<Entry<K, V>> {
        final K key;
        V value;
        long[] weights = new long[4];

        Entry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        @Override
        public int compareTo(Entry<K, V> other) {
            return key.compareTo(other.key);
        }
    }

    static class Memory implements Store<String, Integer> {
        private final Map<String, Integer> all = new HashMap<>();

        @Override
        public Integer find(String key) {
            return all.get(key);
        }
    }

    static int[][] table(int n, int m) {
        int[][] table = new int[n][m];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                table[i][j] = (i ^ j) % 7 == 0 ? i * j : i - j;
            }
        }
        return table;
    }

    static long shortest(List<List<int[]>> graph, int from, int to) {
        long[] far = new long[graph.size()];
        Arrays.fill(far, Long.MAX_VALUE);
        PriorityQueue<long[]> queue = new PriorityQueue<>((a, b) -> Long.compare(a[0], b[0]));
        far[from] = 0;
        queue.add(new long[] {0, from});
        while (!queue.isEmpty()) {
            long[] next = queue.poll();
            int at = (int) next[1];
            if (next[0] > far[at]) continue;
            for (int[] edge : graph.get(at)) {
                long length = next[0] + edge[1];
                if (length < far[edge[0]]) {
                    far[edge[0]] = length;
                    queue.add(new long[] {length, edge[0]});
                }
            }
        }
        return far[to];
    }

    public static void main(String[] arguments) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        Deque<Integer> waiting = new ArrayDeque<>();
        TreeMap<Integer, List<String>> sorted = new TreeMap<>(Collections.reverseOrder());
        String line;
        int count = 0;
        try {
            while ((line = in.readLine()) != null) {
                String[] words = line.trim().split(" ");
                Kind kind = Kind.valueOf(words[0].toUpperCase());
                switch (kind) {
                    case PUT:
                        sorted.computeIfAbsent(Integer.parseInt(words[1]), k -> new ArrayList<>())
                                .add(words[2]);
                        break;
                    case GET:
                        waiting.addLast(count++);
                        break;
                    default:
                        waiting.clear();
                }
            }
        } catch (NumberFormatException mistake) {
            System.err.println("not a number: " + mistake.getMessage());
        }
        for (Map.Entry<Integer, List<String>> each : sorted.entrySet()) {
            String joined = each.getValue().stream()
                    .filter(word -> !word.isEmpty())
                    .sorted(Comparator.comparing(String::length).thenComparing(Function.identity()))
                    .collect(Collectors.joining(","));
            out.append(each.getKey()).append(' ').append(joined).append('\n');
        }
        do {
            count -= waiting.isEmpty() ? 1 : waiting.removeFirst() + 1;
        } while (count > 0);
        List<List<int[]>> graph = new ArrayList<>();
        graph.add(new ArrayList<>(List.of(new int[] {0, 1})));
        out.append(String.format("%.3f %d%n", table(2, 2)[1][1] / 3.0, shortest(graph, 0, 0)));
        System.out.print(out);
    }
}
