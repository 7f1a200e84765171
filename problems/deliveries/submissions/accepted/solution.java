import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;

public class Main {
    static final int DAY = 1440;

    static int minutes(String text, int at) {
        return 60 * Integer.parseInt(text.substring(at, at + 2))
                + Integer.parseInt(text.substring(at + 3, at + 5));
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] words = in.readLine().split(" ");
        int n = Integer.parseInt(words[0]), m = Integer.parseInt(words[1]);
        int q = Integer.parseInt(words[2]), ready = minutes(words[3], 0);
        List<List<int[]>> roads = new ArrayList<>(); // to, length, opens, hours
        for (int i = 0; i <= n; i++) roads.add(new ArrayList<>(2));
        for (int i = 0; i < m; i++) {
            words = in.readLine().split(" ");
            int a = Integer.parseInt(words[0]), b = Integer.parseInt(words[1]);
            int length = Integer.parseInt(words[2]), opens = 0, hours = DAY;
            if (words.length > 3) {
                opens = minutes(words[3], 0);
                hours = (minutes(words[3], 6) - opens + DAY) % DAY;
            }
            roads.get(a).add(new int[] {b, length, opens, hours});
            roads.get(b).add(new int[] {a, length, opens, hours});
        }
        int[] arrival = new int[n + 1];
        Arrays.fill(arrival, -1);
        PriorityQueue<Long> queue = new PriorityQueue<>(); // time, and place in the low bits
        queue.add((long) ready << 16 | 1);
        while (!queue.isEmpty()) {
            long entry = queue.remove();
            int time = (int) (entry >> 16), place = (int) (entry & 0xffff);
            if (arrival[place] >= 0) continue;
            arrival[place] = time;
            for (int[] road : roads.get(place)) {
                if (arrival[road[0]] >= 0) continue;
                int since = (time - road[2] + DAY) % DAY;
                int wait = since < road[3] ? 0 : DAY - since;
                queue.add((long) (time + wait + road[1]) << 16 | road[0]);
            }
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            int time = arrival[Integer.parseInt(in.readLine())];
            if (time < 0) {
                out.append("never\n");
                continue;
            }
            int hour = time % DAY / 60, minute = time % 60;
            out.append("day ").append(time / DAY + 1).append(hour < 10 ? " 0" : " ").append(hour);
            out.append(minute < 10 ? ":0" : ":").append(minute).append('\n');
        }
        System.out.print(out);
    }
}
