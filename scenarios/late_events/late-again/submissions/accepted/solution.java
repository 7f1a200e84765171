import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class Main {
    static final StringBuilder out = new StringBuilder();

    record Event(String id, long rev, String shop, long time, long count) {}

    record Window(long start, String shop) implements Comparable<Window> {
        public int compareTo(Window other) {
            return start != other.start ? Long.compare(start, other.start) : shop.compareTo(other.shop);
        }
    }

    static class Fault extends Exception {
        Fault(String name) {
            super(name, null, false, false);
        }
    }

    static boolean made(String text, String extra, boolean letters) {
        for (char c : text.toCharArray()) {
            if (!(letters && c >= 'a' && c <= 'z') && extra.indexOf(c) < 0) return false;
        }
        return !text.isEmpty();
    }

    static final String DIGITS = "0123456789";

    static long number(String text, long least, long most) throws Fault {
        boolean zeros = text.length() > 1 && text.charAt(0) == '0';
        if (!made(text, DIGITS, false) || text.length() > 9 || zeros) throw new Fault("value");
        long value = Long.parseLong(text);
        if (value < least || value > most) throw new Fault("value");
        return value;
    }

    static Event understand(String line, boolean revised) throws Fault {
        Map<String, String> fields = new HashMap<>();
        boolean twice = false;
        for (String piece : line.split(";", -1)) {
            int sign = piece.indexOf('=');
            if (sign < 0) throw new Fault("syntax");
            String name = piece.substring(0, sign), value = piece.substring(sign + 1);
            if (!made(name, "", true) || !made(value, DIGITS + "-", true)) throw new Fault("syntax");
            twice |= fields.put(name, value) != null;
        }
        if (twice) throw new Fault("twice");
        for (String name : List.of("id", "shop", "time", "count")) {
            if (!fields.containsKey(name)) throw new Fault("missing");
        }
        String id = fields.get("id"), shop = fields.get("shop");
        if (id.length() > 12 || !made(id, DIGITS, true)) throw new Fault("value");
        if (shop.length() > 12 || !made(shop, "", true)) throw new Fault("value");
        long time = number(fields.get("time"), 0, 999_999_999);
        long count = number(fields.get("count"), 1, 1000);
        long rev = revised ? number(fields.getOrDefault("rev", "0"), 0, 99) : 0;
        return new Event(id, rev, shop, time, count);
    }

    /** The event of a line, or null where it is bad. */
    static Event good(String line) {
        try {
            return understand(line, true);
        } catch (Fault fault) {
            return null;
        }
    }

    static class Totals {
        final TreeMap<String, long[]> shops = new TreeMap<>();

        void add(Event event, int sign) {
            long[] row = shops.computeIfAbsent(event.shop, shop -> new long[2]);
            row[0] += sign;
            row[1] += sign * event.count;
        }

        void print() {
            shops.forEach((shop, row) -> {
                if (row[0] > 0) out.append(shop + " " + row[0] + " " + row[1] + "\n");
            });
        }
    }

    static void read(List<String> lines) {
        Totals totals = new Totals();
        int events = 0;
        for (int i = 0; i < lines.size(); i++) {
            try {
                totals.add(understand(lines.get(i), false), 1);
                events++;
            } catch (Fault fault) {
                out.append("line " + (i + 1) + ": " + fault.getMessage() + "\n");
            }
        }
        out.append("events " + events + "\n");
        totals.print();
    }

    static void again(List<String> lines) {
        long horizon = Long.parseLong(lines.get(0).split(" ")[1]), now = 0;
        Totals totals = new Totals();
        Map<String, Event> kept = new HashMap<>();
        Map<String, Long> seen = new HashMap<>();
        for (String line : lines.subList(1, lines.size())) {
            Event event = good(line);
            if (event == null) continue;
            now++;
            Long last = seen.put(event.id, now);
            Event old = kept.get(event.id);
            if (last == null || last < now - horizon) {
                out.append("new " + event.id + "\n");
                totals.add(event, 1);
                kept.put(event.id, event);
            } else if (event.rev > old.rev) {
                out.append("fix " + event.id + "\n");
                totals.add(old, -1);
                totals.add(event, 1);
                kept.put(event.id, event);
            } else {
                out.append("again " + event.id + "\n");
            }
        }
        totals.print();
    }

    static class Pipeline {
        final long size, delay, late;
        long top = -1;
        final TreeMap<String, Event> kept = new TreeMap<>();
        /** Windows that are closed and windows that are not, with their sums. */
        final Map<Window, Long> closed = new HashMap<>();
        final TreeMap<Window, Long> open = new TreeMap<>();
        List<String> results = new ArrayList<>();

        Pipeline(String settings) {
            String[] words = settings.split(" ");
            size = Long.parseLong(words[1]);
            delay = Long.parseLong(words[3]);
            late = Long.parseLong(words[5]);
        }

        Window window(Event event) {
            return new Window(event.time - event.time % size, event.shop);
        }

        boolean passed(Window window, long wait) {
            return top >= 0 && window.start + size + wait <= top - delay;
        }

        void show(String sign, Window window, long sum) {
            results.add(sign + " " + window.shop + " " + window.start + " " + sum);
        }

        void change(Window window, long by) {
            boolean isClosed = passed(window, 0);
            Map<Window, Long> sums = isClosed ? closed : open;
            long before = sums.getOrDefault(window, 0L), after = before + by;
            if (after == 0) sums.remove(window);
            else sums.put(window, after);
            if (!isClosed || by == 0) return;
            if (before > 0) show("-", window, before);
            if (after > 0) show("+", window, after);
        }

        void take(Event event) {
            Event old = kept.get(event.id);
            if (old != null && event.rev <= old.rev) return;
            Window to = window(event), from = old == null ? null : window(old);
            if (passed(to, late) || (from != null && passed(from, late))) {
                results.add("late " + event.id);
                return;
            }
            kept.put(event.id, event);
            if (to.equals(from)) {
                change(to, event.count - old.count);
            } else {
                if (from != null) change(from, -old.count);
                change(to, event.count);
            }
            top = Math.max(top, event.time);
            while (!open.isEmpty() && passed(open.firstKey(), 0)) close();
        }

        void close() {
            Map.Entry<Window, Long> first = open.pollFirstEntry();
            closed.put(first.getKey(), first.getValue());
            show("+", first.getKey(), first.getValue());
        }
    }

    static void windows(List<String> lines) {
        Pipeline pipeline = new Pipeline(lines.get(0));
        for (String line : lines.subList(1, lines.size())) {
            Event event = good(line);
            if (event != null) pipeline.take(event);
        }
        while (!pipeline.open.isEmpty()) pipeline.close();
        for (String result : pipeline.results) out.append(result).append("\n");
    }

    static void restart(List<String> lines) {
        Pipeline pipeline = new Pipeline(lines.get(0));
        String[] head = lines.get(1).split(" ");
        if (!head[1].equals("none")) pipeline.top = Long.parseLong(head[1]);
        int log = 2 + Integer.parseInt(head[2]);
        for (String line : lines.subList(2, log)) {
            String[] words = line.split(" ");
            long time = Long.parseLong(words[3]), count = Long.parseLong(words[4]);
            Event event = new Event(words[0], Long.parseLong(words[1]), words[2], time, count);
            pipeline.kept.put(event.id, event);
            Window window = pipeline.window(event);
            (pipeline.passed(window, 0) ? pipeline.closed : pipeline.open).merge(window, count, Long::sum);
        }
        long skip = Long.parseLong(lines.get(log).split(" ")[1]);
        for (String line : lines.subList(log + 1, lines.size())) {
            if (line.equals("checkpoint")) {
                String top = pipeline.top < 0 ? "none" : "" + pipeline.top;
                out.append("checkpoint " + top + " " + pipeline.kept.size() + "\n");
                for (Event e : pipeline.kept.values()) {
                    out.append(e.id + " " + e.rev + " " + e.shop + " " + e.time + " " + e.count + "\n");
                }
                continue;
            }
            Event event = good(line);
            if (event != null) pipeline.take(event);
            for (String result : pipeline.results) {
                if (skip > 0) skip--;
                else out.append(result).append("\n");
            }
            pipeline.results.clear();
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String task = in.readLine();
        List<String> lines = new ArrayList<>();
        for (String line = in.readLine(); line != null; line = in.readLine()) lines.add(line);
        switch (task) {
            case "read" -> read(lines);
            case "again" -> again(lines);
            case "windows" -> windows(lines);
            case "restart" -> restart(lines);
            default -> throw new IllegalStateException(task);
        }
        System.out.print(out);
    }
}
