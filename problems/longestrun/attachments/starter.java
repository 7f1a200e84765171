import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer words = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(words.nextToken());
        int b = Integer.parseInt(words.nextToken());
        int[] values = new int[n];
        words = new StringTokenizer(in.readLine());
        for (int i = 0; i < n; i++) values[i] = Integer.parseInt(words.nextToken());
        // Your solution goes here.
        System.out.println("none");
    }
}
