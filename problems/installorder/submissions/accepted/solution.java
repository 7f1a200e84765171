import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;

public class Main {
    static int n;
    static int[][] needs;
    static boolean[] left, cycle;

    // Tarjan's components, without recursion.
    static void findCycles() {
        int[] order = new int[n], low = new int[n], seen = new int[n];
        boolean[] onStack = new boolean[n];
        ArrayDeque<Integer> stack = new ArrayDeque<>(), path = new ArrayDeque<>();
        int clock = 0;
        for (int root = 0; root < n; root++) {
            if (!left[root] || order[root] != 0) continue;
            path.push(root);
            while (!path.isEmpty()) {
                int i = path.peek();
                if (order[i] == 0) {
                    order[i] = low[i] = ++clock;
                    stack.push(i);
                    onStack[i] = true;
                }
                if (seen[i] < needs[i].length) {
                    int j = needs[i][seen[i]++];
                    if (!left[j]) continue;
                    if (j == i) cycle[i] = true;
                    if (order[j] == 0) path.push(j);
                    else if (onStack[j]) low[i] = Math.min(low[i], order[j]);
                    continue;
                }
                path.pop();
                if (!path.isEmpty()) low[path.peek()] = Math.min(low[path.peek()], low[i]);
                if (low[i] != order[i]) continue;
                boolean alone = stack.peek() == i;
                int j;
                do {
                    j = stack.pop();
                    onStack[j] = false;
                    if (!alone) cycle[j] = true;
                } while (j != i);
            }
        }
    }

    static void show(String word, List<String> names) {
        System.out.println(word + " " + (names.isEmpty() ? "-" : String.join(" ", names)));
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        n = Integer.parseInt(in.readLine());
        String[][] rows = new String[n][];
        for (int i = 0; i < n; i++) rows[i] = in.readLine().split(" ");
        Arrays.sort(rows, (one, other) -> one[0].compareTo(other[0]));
        Map<String, Integer> number = new HashMap<>();
        for (int i = 0; i < n; i++) number.put(rows[i][0], i);
        needs = new int[n][];
        int[] open = new int[n];
        List<List<Integer>> neededBy = new ArrayList<>();
        for (int i = 0; i < n; i++) neededBy.add(new ArrayList<>(2));
        for (int i = 0; i < n; i++) {
            Set<String> others = new HashSet<>(Arrays.asList(rows[i]).subList(1, rows[i].length));
            open[i] = others.size();
            int count = 0;
            int[] known = new int[others.size()];
            for (String other : others) {
                Integer j = number.get(other);
                if (j == null) continue;
                known[count++] = j;
                neededBy.get(j).add(i);
            }
            needs[i] = Arrays.copyOf(known, count);
        }
        PriorityQueue<Integer> ready = new PriorityQueue<>();
        for (int i = 0; i < n; i++) if (open[i] == 0) ready.add(i);
        left = new boolean[n];
        cycle = new boolean[n];
        Arrays.fill(left, true);
        List<String> installed = new ArrayList<>();
        while (!ready.isEmpty()) {
            int i = ready.remove();
            installed.add(rows[i][0]);
            left[i] = false;
            for (int j : neededBy.get(i)) if (--open[j] == 0) ready.add(j);
        }
        findCycles();
        List<String> onCycle = new ArrayList<>(), blocked = new ArrayList<>();
        for (int i = 0; i < n; i++) if (left[i]) (cycle[i] ? onCycle : blocked).add(rows[i][0]);
        show("install", installed);
        show("cycle", onCycle);
        show("blocked", blocked);
    }
}
