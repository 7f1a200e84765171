import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.List;

public class Main {
    static int[] group, cut;
    static List<List<Integer>> members = new ArrayList<>();
    static int largest = 1;
    static StreamTokenizer in = new StreamTokenizer(System.in);

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    static void connect(int a, int b, int moment) {
        int small = group[a], large = group[b];
        if (small == large) return;
        if (small == group[1]) for (int server : members.get(large)) cut[server] = moment;
        if (large == group[1]) for (int server : members.get(small)) cut[server] = moment;
        if (members.get(small).size() > members.get(large).size()) {
            int other = small;
            small = large;
            large = other;
        }
        for (int server : members.get(small)) group[server] = large;
        members.get(large).addAll(members.get(small));
        members.set(small, new ArrayList<>());
        largest = Math.max(largest, members.get(large).size());
    }

    public static void main(String[] args) throws IOException {
        int n = next(), m = next(), c = next();
        int[] a = new int[m + 1], b = new int[m + 1], failing = new int[c + 1];
        boolean[] fails = new boolean[m + 1];
        for (int i = 1; i <= m; i++) {
            a[i] = next();
            b[i] = next();
        }
        for (int i = 1; i <= c; i++) fails[failing[i] = next()] = true;
        group = new int[n + 1];
        cut = new int[n + 1];
        for (int i = 0; i <= n; i++) {
            group[i] = i;
            members.add(new ArrayList<>(List.of(i)));
        }
        cut[1] = -1;
        for (int i = 1; i <= m; i++) if (!fails[i]) connect(a[i], b[i], -1);
        String[] lines = new String[c];
        for (int i = c; i > 0; i--) {
            lines[i - 1] = members.get(group[1]).size() + " " + largest;
            connect(a[failing[i]], b[failing[i]], i);
        }
        StringBuilder out = new StringBuilder(String.join("\n", lines)).append('\n');
        for (int i = 1; i <= n; i++) out.append(cut[i]).append(i < n ? ' ' : '\n');
        System.out.print(out);
    }
}
