import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Map;
import java.util.TreeMap;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] words = in.readLine().split(" ");
        int n = Integer.parseInt(words[0]);
        long begin = Long.parseLong(words[1]), end = Long.parseLong(words[2]);
        TreeMap<Long, Integer> changes = new TreeMap<>(); // time, and how many more from then on
        changes.put(begin, 0);
        changes.put(end, 0);
        for (int i = 0; i < n; i++) {
            words = in.readLine().split(" ");
            long a = Math.max(begin, Long.parseLong(words[0]));
            long b = Math.min(end, Long.parseLong(words[1]));
            if (a >= b) continue;
            changes.merge(a, 1, Integer::sum);
            changes.merge(b, -1, Integer::sum);
        }
        long onCall = 0, uncovered = 0, gaps = 0, peak = 0, peakAt = begin;
        long gapFrom = -1, longestFrom = 0, longestTo = 0;
        for (Map.Entry<Long, Integer> change : changes.entrySet()) {
            long time = change.getKey();
            onCall += change.getValue();
            boolean open = time < end && onCall == 0;
            if (!open && gapFrom >= 0) {
                uncovered += time - gapFrom;
                gaps++;
                if (time - gapFrom > longestTo - longestFrom) {
                    longestFrom = gapFrom;
                    longestTo = time;
                }
                gapFrom = -1;
            } else if (open && gapFrom < 0) {
                gapFrom = time;
            }
            if (time < end && onCall > peak) {
                peak = onCall;
                peakAt = time;
            }
        }
        System.out.println("uncovered " + uncovered + " " + gaps);
        System.out.println(gaps == 0 ? "longest none"
                : "longest " + longestFrom + " " + longestTo);
        System.out.println("peak " + peak + " " + peakAt);
    }
}
