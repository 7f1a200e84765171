import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static final int[] parent = new int[15001];
    static final boolean[] there = new boolean[15001];
    static final long[] quota = new long[15001], own = new long[15001], use = new long[15001];

    static void add(int team, long more) {
        for (; team != 0; team = parent[team]) use[team] += more;
    }

    /** The first team, going up, that has no room; 0 if all have. */
    static int full(int team, long more) {
        while (team != 0 && use[team] + more <= quota[team]) team = parent[team];
        return team;
    }

    static String answer(String[] words) {
        int t = Integer.parseInt(words[1]), p = Integer.parseInt(words[2]);
        if (words[0].equals("team")) {
            if (there[t]) return "409";
            if (p != 0 && !there[p]) return "404";
            there[t] = true;
            parent[t] = p;
            quota[t] = Long.parseLong(words[3]);
            return "201";
        }
        if (!there[t]) return "404";
        if (words[0].equals("move")) {
            if (p != 0 && !there[p]) return "404";
            for (int at = p; at != 0; at = parent[at]) if (at == t) return "409";
            add(parent[t], -use[t]);
            int other = full(p, use[t]);
            if (other == 0) parent[t] = p;
            add(parent[t], use[t]);
            return other == 0 ? "200" : "429 " + other;
        }
        long more = words[0].equals("run") ? p : -p;
        if (own[t] + more < 0) return "409";
        if (more > 0 && full(t, more) != 0) return "429 " + full(t, more);
        own[t] += more;
        add(t, more);
        return "200 " + use[t];
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
