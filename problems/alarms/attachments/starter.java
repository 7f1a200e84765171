// The given program. It has three faults.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer words = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(words.nextToken());
        int k = Integer.parseInt(words.nextToken());
        long high = Long.parseLong(words.nextToken());
        long low = Long.parseLong(words.nextToken());
        words = new StringTokenizer(in.readLine());
        int[] readings = new int[n];
        StringBuilder out = new StringBuilder();
        long total = 0;
        int start = 0, peak = 0;
        for (int i = 0; i < n; i++) {
            readings[i] = Integer.parseInt(words.nextToken());
            total += readings[i];
            if (i >= k) total -= readings[i - k];

            if (start == 0 && total / k > high) {
                start = i + 1;

            } else if (start > 0 && total < low * k) {
                out.append(start + " " + (i + 1) + " " + peak + "\n");
                start = 0;
            }
            if (start > 0) peak = Math.max(peak, readings[i]);
        }
        if (start > 0) out.append(start + " open " + peak + "\n");
        System.out.print(out.length() > 0 ? out : "quiet\n");
    }
}
