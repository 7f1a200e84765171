import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class Main {
    static class Cell {
        String kind = "num";
        List<Cell> used = List.of();
        long number, value;
        Set<Cell> users = new LinkedHashSet<>(2);
        int seen, touched, open;

        long evaluate() {
            if (kind.equals("num")) return number;
            long best = used.get(0).value;
            if (kind.equals("plus")) return best + number;
            boolean max = kind.equals("max");
            for (Cell other : used) best = max ? Math.max(best, other.value) : Math.min(best, other.value);
            return best;
        }
    }

    static Map<String, Cell> cells = new HashMap<>();

    static Cell named(String name) {
        return cells.computeIfAbsent(name, key -> new Cell());
    }

    static String edit(int time, Cell cell, String kind, List<Cell> used, long number) {
        // All that depend on the cell, and how many cells among them each of them uses.
        List<Cell> found = new ArrayList<>(List.of(cell));
        cell.seen = time;
        for (int i = 0; i < found.size(); i++) {
            for (Cell user : found.get(i).users) {
                if (user.seen != time) {
                    user.seen = time;
                    user.open = 0;
                    found.add(user);
                }
                user.open++;
            }
        }
        for (Cell other : used) if (other.seen == time) return "cycle";
        for (Cell other : cell.used) other.users.remove(cell);
        for (Cell other : used) other.users.add(cell);
        cell.kind = kind;
        cell.used = used;
        cell.number = number;

        int recalculated = 0, changed = 0;
        cell.touched = time;
        ArrayDeque<Cell> ready = new ArrayDeque<>(List.of(cell));
        while (!ready.isEmpty()) {
            Cell at = ready.remove();
            boolean different = false;
            if (at.touched == time) {
                recalculated++;
                long value = at.evaluate();
                different = value != at.value;
                at.value = value;
                if (different) changed++;
            }
            for (Cell user : at.users) {
                if (different) user.touched = time;
                if (--user.open == 0) ready.add(user);
            }
        }
        return recalculated + " " + changed;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        StringBuilder out = new StringBuilder();
        for (int time = 1; time <= n; time++) {
            String[] words = in.readLine().split(" ");
            Cell cell = named(words[1]);
            if (words[0].equals("get")) {
                out.append(cell.value).append('\n');
                continue;
            }
            String kind = words[2];
            int end = words.length;
            long number = 0;
            if (kind.equals("num") || kind.equals("plus")) number = Long.parseLong(words[--end]);
            List<Cell> used = new ArrayList<>(2);
            for (int i = 3; i < end; i++) used.add(named(words[i]));
            out.append(edit(time, cell, kind, used, number)).append('\n');
        }
        System.out.print(out);
    }
}
