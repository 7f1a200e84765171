// The given program. It has four faults.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Main {
    /** An answer in the cache. */
    static class Kept {
        String answer;
        long until = -1;

        void forget() {
            until = -1;
        }

        boolean has(long now) {
            return now <= until;
        }
    }

    /** What the store and the cache have for a path. */
    static class Item {
        String value = "none";
        int count;
        Kept keptValue = new Kept(), keptCount = new Kept();
    }

    static class Cache {
        private final long seconds, secondsNone;
        private final Map<String, Item> items = new HashMap<>();

        Cache(long seconds, long secondsNone) {
            this.seconds = seconds;
            this.secondsNone = secondsNone;
        }

        private Item item(String path) {
            return items.computeIfAbsent(path, key -> new Item());
        }

        private List<Item> folders(String key) {
            List<Item> folders = new ArrayList<>();
            for (int at = key.indexOf('/'); at >= 0; at = key.indexOf('/', at + 1)) {
                folders.add(item(key.substring(0, at)));
            }
            return folders;
        }

        private String answer(Kept kept, long now, String answer) {
            if (kept.has(now)) return "hit " + kept.answer;
            kept.answer = answer;
            kept.until = now + seconds;
            return "miss " + answer;
        }

        String get(long now, String key) {
            return answer(item(key).keptValue, now, item(key).value);
        }

        String count(long now, String folder) {
            return answer(item(folder).keptCount, now, "" + item(folder).count);
        }

        private void changeCounts(String key, int change) {
            List<Item> folders = folders(key);
            for (Item folder : folders) {
                folder.count += change;
            }
            if (!folders.isEmpty()) folders.get(folders.size() - 1).keptCount.forget();
        }

        void put(String key, String value) {
            Item item = item(key);
            if (item.value.equals("none")) changeCounts(key, 1);
            item.value = value;
            item.keptValue.forget();
        }

        void delete(String key) {
            Item item = item(key);
            if (item.value.equals("none")) return;
            changeCounts(key, -1);
            item.value = "none";
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] words = in.readLine().split(" ");
        Cache cache = new Cache(Long.parseLong(words[1]), Long.parseLong(words[2]));
        StringBuilder out = new StringBuilder();
        for (int n = Integer.parseInt(words[0]); n > 0; n--) {
            words = in.readLine().split(" ");
            long now = Long.parseLong(words[0]);
            switch (words[1]) {
                case "get" -> out.append(cache.get(now, words[2])).append('\n');
                case "count" -> out.append(cache.count(now, words[2])).append('\n');
                case "put" -> cache.put(words[2], words[3]);
                default -> cache.delete(words[2]);
            }
        }
        System.out.print(out);
    }
}
