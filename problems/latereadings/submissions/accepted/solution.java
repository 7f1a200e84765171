import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

public class Main {
    static class Sum {
        int count;
        long total;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] words = in.readLine().split(" ");
        int n = Integer.parseInt(words[0]), late = 0, repeated = 0;
        long length = Long.parseLong(words[1]), delay = Long.parseLong(words[2]), clock = -1;
        Set<String> known = new HashSet<>();
        TreeMap<Long, TreeMap<String, Sum>> windows = new TreeMap<>();
        for (int i = 0; i < n; i++) {
            words = in.readLine().split(" ");
            long time = Long.parseLong(words[2]), start = time / length * length;
            if (!known.add(words[0])) {
                repeated++;
            } else if (start + length <= clock) {
                late++;
            } else {
                Sum sum = windows.computeIfAbsent(start, key -> new TreeMap<>())
                        .computeIfAbsent(words[1], key -> new Sum());
                sum.count++;
                sum.total += Long.parseLong(words[3]);
                clock = Math.max(clock, time - delay);
            }
        }
        StringBuilder out = new StringBuilder();
        for (Map.Entry<Long, TreeMap<String, Sum>> window : windows.entrySet()) {
            window.getValue().forEach((sensor, sum) -> {
                out.append(window.getKey()).append(' ').append(sensor).append(' ');
                out.append(sum.count).append(' ').append(sum.total).append('\n');
            });
        }
        out.append("late ").append(late).append(" repeated ").append(repeated);
        System.out.println(out);
    }
}
