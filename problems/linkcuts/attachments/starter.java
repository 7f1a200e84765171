import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer words = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(words.nextToken());
        int m = Integer.parseInt(words.nextToken());
        int c = Integer.parseInt(words.nextToken());
        for (int i = 0; i < m; i++) {
            words = new StringTokenizer(in.readLine());
            int a = Integer.parseInt(words.nextToken());
            int b = Integer.parseInt(words.nextToken());
        }
        for (int i = 0; i < c; i++) {
            words = new StringTokenizer(in.readLine());
            int cable = Integer.parseInt(words.nextToken());
        }
        // Your solution goes here.
        System.out.println("1 1");
    }
}
