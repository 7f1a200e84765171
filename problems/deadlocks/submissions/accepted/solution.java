import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class Main {
    enum Fate { WALKING, DEADLOCK, STUCK, QUEUED }

    static class Waiter {
        final String name;
        int line; // of its want, 0 if it does not wait
        ArrayDeque<Waiter> queue; // of the lock, behind its holder
        Fate fate;

        Waiter(String name) {
            this.name = name;
        }

        Waiter next() {
            return queue.peekFirst();
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        Map<String, Waiter> threads = new HashMap<>();
        Map<String, ArrayDeque<Waiter>> locks = new HashMap<>();
        for (int line = 1; line <= n; line++) {
            String[] words = in.readLine().split(" ");
            Waiter thread = threads.computeIfAbsent(words[1], Waiter::new);
            ArrayDeque<Waiter> queue = locks.computeIfAbsent(words[2], lock -> new ArrayDeque<>(2));
            if (words[0].equals("want")) {
                thread.line = queue.isEmpty() ? 0 : line;
                thread.queue = queue;
                queue.addLast(thread);
            } else {
                queue.removeFirst();
                if (!queue.isEmpty()) queue.peekFirst().line = 0;
            }
        }
        TreeMap<Integer, Waiter> deadlocks = new TreeMap<>(); // by the line that closed them
        int stuck = 0, queued = 0;
        for (Waiter start : threads.values()) {
            List<Waiter> walk = new ArrayList<>();
            Waiter at = start;
            for (; at.line > 0 && at.fate == null; at = at.next()) {
                at.fate = Fate.WALKING;
                walk.add(at);
            }
            Fate end = at.line == 0 || at.fate == Fate.QUEUED ? Fate.QUEUED : Fate.STUCK;
            if (at.fate == Fate.WALKING) {
                Waiter last = at;
                for (; at.fate == Fate.WALKING; at = at.next()) {
                    at.fate = Fate.DEADLOCK;
                    if (at.line > last.line) last = at;
                }
                deadlocks.put(last.line, last);
            }
            for (Waiter thread : walk) {
                if (thread.fate == Fate.DEADLOCK) continue;
                thread.fate = end;
                if (end == Fate.STUCK) stuck++;
                else queued++;
            }
        }
        StringBuilder out = new StringBuilder();
        deadlocks.forEach((line, last) -> {
            out.append("deadlock ").append(line).append(' ').append(last.name);
            for (Waiter at = last.next(); at != last; at = at.next()) out.append(' ').append(at.name);
            out.append('\n');
        });
        System.out.println(out + "stuck " + stuck + " queued " + queued);
    }
}
