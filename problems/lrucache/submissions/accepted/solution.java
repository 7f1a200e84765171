import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] words = in.readLine().split(" ");
        int n = Integer.parseInt(words[0]);
        long capacity = Long.parseLong(words[1]);
        // In the order of their last use, the oldest first.
        Map<String, Long> items = new LinkedHashMap<>(16, 0.75f, true);
        long used = 0, hits = 0, misses = 0, evictions = 0;
        for (int i = 0; i < n; i++) {
            words = in.readLine().split(" ");
            String key = words[1];
            if (words[0].equals("g")) {
                if (items.get(key) == null) misses++;
                else hits++;
                continue;
            }
            Long old = items.remove(key);
            if (old != null) used -= old;
            if (words[0].equals("d")) continue;
            long size = Long.parseLong(words[2]);
            if (size > capacity) continue;
            items.put(key, size);
            used += size;
            Iterator<Long> oldest = items.values().iterator();
            while (used > capacity) {
                used -= oldest.next();
                oldest.remove();
                evictions++;
            }
        }
        StringBuilder out = new StringBuilder();
        out.append(hits).append(' ').append(misses).append(' ').append(evictions).append('\n');
        out.append(items.size());
        List<String> keys = new ArrayList<>(items.keySet());
        Collections.reverse(keys);
        for (String key : keys) out.append(' ').append(key);
        System.out.println(out);
    }
}
