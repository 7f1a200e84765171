import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer words = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(words.nextToken());
        int s = Integer.parseInt(words.nextToken());
        int r = Integer.parseInt(words.nextToken());
        int q = Integer.parseInt(words.nextToken());
        for (int i = 0; i < r; i++) {
            words = new StringTokenizer(in.readLine());
            int role = Integer.parseInt(words.nextToken());
            int state = Integer.parseInt(words.nextToken());
            int action = Integer.parseInt(words.nextToken());
            int target = Integer.parseInt(words.nextToken());
        }
        for (int i = 0; i < q; i++) {
            words = new StringTokenizer(in.readLine());
            int item = Integer.parseInt(words.nextToken());
            int role = Integer.parseInt(words.nextToken());
            int action = Integer.parseInt(words.nextToken());
        }
        // Your solution goes here.
        System.out.println("404");
    }
}
