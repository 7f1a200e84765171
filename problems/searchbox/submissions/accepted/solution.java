import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.StringTokenizer;

public class Main {
    static final Map<String, BitSet> having = new HashMap<>();
    static int tickets;

    static void note(String word, int ticket) {
        having.computeIfAbsent(word, key -> new BitSet()).set(ticket);
    }

    static BitSet everything() {
        BitSet all = new BitSet();
        all.set(0, tickets);
        return all;
    }

    /** Reads up to the closing bracket, or to the end. */
    static BitSet query(StringTokenizer parts) {
        BitSet found = new BitSet(), series = everything();
        while (parts.hasMoreTokens()) {
            String part = parts.nextToken();
            if (part.equals(")")) break;
            if (part.equals("or")) {
                found.or(series);
                series = everything();
                continue;
            }
            boolean turned = part.startsWith("-");
            if (turned) part = part.substring(1);
            BitSet bits = part.equals("(") ? query(parts) : having.getOrDefault(part, new BitSet());
            if (turned) series.andNot(bits);
            else series.and(bits);
        }
        found.or(series);
        return found;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] words = in.readLine().split(" ");
        tickets = Integer.parseInt(words[0]);
        for (int ticket = 0; ticket < tickets; ticket++) {
            for (String entry : in.readLine().split(" ")) {
                note(entry, ticket);
                int colon = entry.indexOf(':');
                if (colon >= 0) note(entry.substring(colon + 1), ticket);
            }
        }
        StringBuilder out = new StringBuilder();
        for (int q = Integer.parseInt(words[1]); q > 0; q--) {
            BitSet found = query(new StringTokenizer(in.readLine()));
            out.append(found.cardinality());
            if (!found.isEmpty()) out.append(' ').append(found.nextSetBit(0) + 1);
            out.append('\n');
        }
        System.out.print(out);
    }
}
