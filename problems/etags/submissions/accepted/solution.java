import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static final int[] versions = new int[20001];
    static final boolean[] there = new boolean[20001];

    static String answer(String[] words) {
        int d = Integer.parseInt(words[1]);
        if (words[0].equals("create")) {
            if (there[d]) return "409";
            there[d] = true;
            return "201 " + ++versions[d];
        }
        if (versions[d] == 0) return "404";
        if (!there[d]) return "410";
        if (words[0].equals("get")) return "200 " + versions[d];
        if (Integer.parseInt(words[2]) != versions[d]) return "412 " + versions[d];
        if (words[0].equals("save")) return "200 " + ++versions[d];
        there[d] = false;
        return "204";
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        for (int n = Integer.parseInt(in.readLine()); n > 0; n--) {
            out.append(answer(in.readLine().split(" "))).append('\n');
        }
        System.out.print(out);
    }
}
