import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashSet;
import java.util.Set;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        int[][] seen = new int[21][21];
        int[][] given = new int[5001][21];
        int[][] access = new int[5001][21];
        int[][] writing = new int[5001][21];
        Set<Integer> racing = new HashSet<>();
        int races = 0;
        StringBuilder out = new StringBuilder();
        for (int number = 1; number <= n; number++) {
            StringTokenizer words = new StringTokenizer(in.readLine());
            String kind = words.nextToken();
            int thread = Integer.parseInt(words.nextToken());
            int thing = Integer.parseInt(words.nextToken());
            int[] own = seen[thread];
            own[thread] = number;
            if (kind.equals("lock")) {
                for (int t = 1; t <= 20; t++) own[t] = Math.max(own[t], given[thing][t]);
            } else if (kind.equals("unlock")) {
                given[thing] = own.clone();
            } else {
                int[] lines = kind.equals("write") ? access[thing] : writing[thing];
                int last = 0;
                for (int t = 1; t <= 20; t++) if (own[t] < lines[t]) last = Math.max(last, lines[t]);
                if (last > 0) {
                    out.append(number).append(' ').append(last).append('\n');
                    races++;
                    racing.add(thing);
                }
                access[thing][thread] = number;
                if (kind.equals("write")) writing[thing][thread] = number;
            }
        }
        System.out.print(out);
        System.out.println("races " + races + " variables " + racing.size());
    }
}
