import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    static long[] sizes;

    static int servers(long most, StringBuilder out) {
        int servers = 0, logs = 0;
        long load = 0;
        for (long size : sizes) {
            if (load + size > most) {
                out.append(logs).append(' ').append(load).append('\n');
                servers++;
                logs = 0;
                load = 0;
            }
            logs++;
            load += size;
        }
        out.append(logs).append(' ').append(load).append('\n');
        return servers + 1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer words = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(words.nextToken()), k = Integer.parseInt(words.nextToken());
        words = new StringTokenizer(in.readLine());
        sizes = new long[n];
        long low = 0, high = 0;
        for (int i = 0; i < n; i++) {
            sizes[i] = Long.parseLong(words.nextToken());
            low = Math.max(low, sizes[i]);
            high += sizes[i];
        }
        while (low < high) {
            long middle = (low + high) / 2;
            if (servers(middle, new StringBuilder()) <= k) high = middle;
            else low = middle + 1;
        }
        StringBuilder out = new StringBuilder().append(low).append('\n');
        int used = servers(low, out);
        System.out.print(out.append("empty ").append(k - used).append('\n'));
    }
}
