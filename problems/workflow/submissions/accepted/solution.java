import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next(), s = next(), r = next(), q = next();
        int[][][] target = new int[101][101][11];
        for (; r > 0; r--) {
            int role = next(), from = next(), action = next();
            target[from][action][role] = next();
        }
        int[] states = new int[n + 1];
        java.util.Arrays.fill(states, 1);
        StringBuilder out = new StringBuilder();
        for (; q > 0; q--) {
            int item = next(), role = next(), action = next();
            if (item > n) {
                out.append("404\n");
                continue;
            }
            int[] roles = target[states[item]][action];
            int other = 1;
            while (other <= 10 && roles[other] == 0) other++;
            if (roles[role] > 0) {
                states[item] = roles[role];
                out.append("200 ").append(states[item]).append('\n');
            } else if (other <= 10) {
                out.append("403 ").append(other).append('\n');
            } else {
                out.append("409 ").append(states[item]).append('\n');
            }
        }
        int[] count = new int[s + 1];
        for (int i = 1; i <= n; i++) count[states[i]]++;
        for (int i = 1; i <= s; i++) out.append(count[i]).append(i < s ? ' ' : '\n');
        System.out.print(out);
    }
}
