import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.PriorityQueue;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer words = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(words.nextToken());
        int k = Integer.parseInt(words.nextToken());
        long w = Long.parseLong(words.nextToken());
        PriorityQueue<Long> free = new PriorityQueue<>();
        for (int i = 0; i < k; i++) free.add(0L);
        StringBuilder out = new StringBuilder();
        int served = 0;
        long waited = 0;
        for (int i = 0; i < n; i++) {
            words = new StringTokenizer(in.readLine());
            long t = Long.parseLong(words.nextToken());
            long start = Math.max(t, free.peek());
            if (start - t > w) {
                out.append("timeout\n");
                continue;
            }
            free.poll();
            free.add(start + Long.parseLong(words.nextToken()));
            served++;
            waited += start - t;
            out.append(start).append('\n');
        }
        System.out.print(out);
        System.out.println("served " + served + " waited " + waited);
    }
}
