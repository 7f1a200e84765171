import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

public class Main {
    static class Key {
        int newest = 0;
        final TreeMap<Integer, String> kept = new TreeMap<>(); // versions that are not lost, and makers
    }

    static class Transaction {
        final Map<String, Integer> seen = new HashMap<>();
        final TreeSet<String> written = new TreeSet<>();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine()), lost = 0, made = 0;
        Map<String, Key> keys = new HashMap<>();
        Map<String, Transaction> open = new HashMap<>();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            String[] words = in.readLine().split(" ");
            Transaction transaction = open.computeIfAbsent(words[1], who -> new Transaction());
            if (words[0].equals("write")) transaction.written.add(words[2]);
            if (words[0].equals("read") && !transaction.written.contains(words[2])) {
                Key key = keys.get(words[2]);
                transaction.seen.put(words[2], key == null ? 0 : key.newest);
            }
            if (!words[0].equals("commit")) continue;
            for (String name : transaction.written) {
                Key key = keys.computeIfAbsent(name, k -> new Key());
                Integer seen = transaction.seen.get(name);
                if (seen != null) {
                    Map<Integer, String> newer = key.kept.tailMap(seen, false);
                    for (String maker : newer.values()) {
                        out.append(name).append(' ').append(maker).append(' ').append(words[1]);
                        out.append('\n');
                        lost++;
                    }
                    newer.clear();
                }
                key.kept.put(++key.newest, words[1]);
                made++;
            }
        }
        System.out.println(out + "lost " + lost + " made " + made);
    }
}
