import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer words = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(words.nextToken());
        long budget = Long.parseLong(words.nextToken());
        words = new StringTokenizer(in.readLine());
        int[] costs = new int[n];
        int start = 0, bestStart = 0, bestHours = 0;
        long price = 0, bestPrice = 0;
        for (int i = 0; i < n; i++) {
            costs[i] = Integer.parseInt(words.nextToken());
            price += costs[i];
            while (price > budget) price -= costs[start++];
            int hours = i + 1 - start;
            if (hours > bestHours || hours == bestHours && price < bestPrice) {
                bestStart = start;
                bestHours = hours;
                bestPrice = price;
            }
        }
        System.out.println(bestHours > 0 ? (bestStart + 1) + " " + bestHours + " " + bestPrice : "none");
    }
}
