import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;

public class Main {
    static class Ticket {
        int number, skill;
        long came, key;
        boolean waits;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] words = in.readLine().split(" ");
        int m = Integer.parseInt(words[0]), n = Integer.parseInt(words[1]);
        long factor = Long.parseLong(words[2]);
        int[][] skills = new int[m + 1][];
        for (int agent = 1; agent <= m; agent++) {
            words = in.readLine().split(" ");
            skills[agent] = new int[words.length];
            for (int i = 0; i < words.length; i++) skills[agent][i] = Integer.parseInt(words[i]);
        }
        Comparator<Ticket> order = Comparator.comparingLong(ticket -> ticket.key);
        order = order.thenComparingInt(ticket -> ticket.number);
        List<TreeSet<Ticket>> waiting = new ArrayList<>();
        List<TreeMap<Integer, Integer>> idle = new ArrayList<>(); // agents by the lines of `ask`
        for (int skill = 0; skill <= 50; skill++) {
            waiting.add(new TreeSet<>(order));
            idle.add(new TreeMap<>());
        }
        int[] since = new int[m + 1];
        List<Ticket> tickets = new ArrayList<>();
        int open = 0, free = 0;
        StringBuilder out = new StringBuilder();
        for (int line = 1; line <= n; line++) {
            words = in.readLine().split(" ");
            long time = Long.parseLong(words[0]);
            int first = Integer.parseInt(words[2]);
            if (words[1].equals("ask")) {
                if (since[first] > 0) continue;
                Ticket best = null;
                for (int skill : skills[first]) {
                    if (waiting.get(skill).isEmpty()) continue;
                    Ticket ticket = waiting.get(skill).first();
                    if (best == null || order.compare(ticket, best) < 0) best = ticket;
                }
                if (best != null) {
                    waiting.get(best.skill).remove(best);
                    best.waits = false;
                    open--;
                    out.append(time).append(' ').append(best.number).append(' ').append(first).append('\n');
                    continue;
                }
                since[first] = line;
                free++;
                for (int skill : skills[first]) idle.get(skill).put(line, first);
                continue;
            }
            Ticket ticket = words[1].equals("new") ? new Ticket() : tickets.get(first - 1);
            if (words[1].equals("new")) {
                tickets.add(ticket);
                ticket.number = tickets.size();
                ticket.skill = first;
                ticket.came = time;
                if (!idle.get(first).isEmpty()) {
                    int agent = idle.get(first).firstEntry().getValue();
                    for (int skill : skills[agent]) idle.get(skill).remove(since[agent]);
                    since[agent] = 0;
                    free--;
                    out.append(time).append(' ').append(ticket.number).append(' ').append(agent).append('\n');
                    continue;
                }
            } else if (ticket.waits) {
                waiting.get(ticket.skill).remove(ticket);
                open--;
            } else {
                continue;
            }
            ticket.waits = !words[1].equals("drop");
            if (!ticket.waits) continue;
            ticket.key = ticket.came - Integer.parseInt(words[3]) * factor;
            waiting.get(ticket.skill).add(ticket);
            open++;
        }
        out.append("waiting ").append(open).append(" idle ").append(free);
        System.out.println(out);
    }
}
