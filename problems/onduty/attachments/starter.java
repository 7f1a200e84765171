// The given program. It has four faults.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

public class Main {
    /** Accepts so many requests of a client in each window, and no more. */
    static class Limiter {
        /** When the window of a client began, and the requests accepted in it. */
        static class Client {
            long began;
            int count;
        }

        private final int most;
        private final long seconds;
        private final Map<String, Client> clients = new HashMap<>();

        Limiter(int most, long seconds) {
            this.most = most;
            this.seconds = seconds;
        }

        boolean accepts(long now, String name) {
            Client client = clients.computeIfAbsent(name, key -> new Client());
            if (now - client.began >= seconds) client.count = 0;
            client.began = now;
            if (client.count >= most) return false;
            client.count++;
            return true;
        }
    }

    record Entry(String value, long since) {}

    /** Entries in the order in which they make room for others. */
    static class Cache {
        private final int most;
        private final long seconds;
        private final Map<String, Entry> entries = new LinkedHashMap<>();

        Cache(int most, long seconds) {
            this.most = most;
            this.seconds = seconds;
        }

        int size() {
            return entries.size();
        }

        void remove(String key) {
            entries.remove(key);
        }

        void add(long now, String key, String value) {
            entries.put(key, new Entry(value, now));
            if (entries.size() > most) remove(entries.keySet().iterator().next());
        }

        /** The value of a key, or null if there is no entry or it is too old. */
        String get(long now, String key) {
            Entry entry = entries.get(key);
            if (entry == null) return null;
            if (now - entry.since >= seconds) {
                remove(key);
                return null;
            }
            entries.put(key, new Entry(entry.value, now));
            return entry.value;
        }
    }

    static class Service {
        private final Map<String, String> store = new HashMap<>();
        private final Cache cache;
        private final Limiter limiter;
        private int accepted, hits, refused;

        Service(Cache cache, Limiter limiter) {
            this.cache = cache;
            this.limiter = limiter;
        }

        private String get(long now, String key) {
            String value = cache.get(now, key);
            if (value != null) {
                hits++;
                return "200 " + value + " hit";
            }
            if (!store.containsKey(key)) return "404";
            cache.add(now, key, store.get(key));
            return "200 " + store.get(key) + " miss";
        }

        private String put(String key, String value) {
            boolean isNew = store.put(key, value) == null;
            return isNew ? "201" : "200";
        }

        String answer(String[] words) {
            long now = Long.parseLong(words[0]);
            if (words[1].equals("STATS")) {
                return accepted + " " + hits + " " + refused + " " + cache.size();
            }
            if (!limiter.accepts(now, words[2])) {
                refused++;
                return "429";
            }
            accepted++;
            return words[1].equals("GET") ? get(now, words[3]) : put(words[3], words[4]);
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] words = in.readLine().split(" ");
        Cache cache = new Cache(Integer.parseInt(words[1]), Long.parseLong(words[2]));
        Limiter limiter = new Limiter(Integer.parseInt(words[3]), Long.parseLong(words[4]));
        Service service = new Service(cache, limiter);
        StringBuilder out = new StringBuilder();
        for (int n = Integer.parseInt(words[0]); n > 0; n--) {
            out.append(service.answer(in.readLine().split(" "))).append('\n');
        }
        System.out.print(out);
    }
}
