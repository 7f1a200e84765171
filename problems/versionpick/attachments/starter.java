import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer words = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(words.nextToken());
        int q = Integer.parseInt(words.nextToken());
        for (int i = 0; i < n; i++) {
            words = new StringTokenizer(in.readLine());
            String version = words.nextToken();
        }
        for (int i = 0; i < q; i++) {
            words = new StringTokenizer(in.readLine());
            String request = words.nextToken();
        }
        // Your solution goes here.
        System.out.println("none");
    }
}
