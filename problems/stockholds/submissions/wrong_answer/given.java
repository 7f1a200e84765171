// The given program. It has four faults.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.stream.IntStream;

public class Main {
    enum State { NEW, WAITS, HELD, PAID, EXPIRED, GONE }

    static class Reservation {
        int number, item, count;
        State state = State.NEW;
        long until; // when it expires, if it is held
    }

    static class Shop {
        static final int ITEMS = 1000;
        final long seconds;
        final int[] free = new int[ITEMS + 1];
        final int[] waits = new int[ITEMS + 1]; // how many reservations wait for an item
        final Map<Integer, Queue<Reservation>> queues = new HashMap<>(); // those, and some that are gone
        final Queue<Reservation> held = new ArrayDeque<>(); // in the order in which they expire
        final Map<Integer, Reservation> reservations = new HashMap<>();
        final StringBuilder out = new StringBuilder();

        Shop(long seconds) {
            this.seconds = seconds;
        }

        void say(long now, Reservation r, String word) {
            out.append(now).append(' ').append(r.number).append(' ').append(word).append('\n');
        }

        Queue<Reservation> queue(int item) {
            return queues.computeIfAbsent(item, i -> new ArrayDeque<>());
        }

        /** The reservation has a new state from now on. */
        void change(long now, Reservation r, State state) {
            if (state == State.WAITS) waits[r.item]++;
            if (r.state == State.WAITS) waits[r.item]--;
            if (state == State.HELD) {
                free[r.item] -= r.count;
                r.until = now + seconds;
                held.add(r);
            } else if (r.state == State.HELD && state != State.PAID) {
                free[r.item] += r.count;
            }
            r.state = state;
            say(now, r, state.name().toLowerCase());
        }

        void serve(long now, int item) {
            for (Queue<Reservation> queue = queue(item); !queue.isEmpty(); queue.remove()) {
                Reservation first = queue.peek();
                if (first.state != State.WAITS) continue;
                if (first.count > free[item]) break;
                change(now, first, State.HELD);
            }
        }

        /** All that expires until now. */
        void expire(long now) {
            while (!held.isEmpty() && held.peek().until < now) {
                Reservation r = held.remove();
                if (r.state != State.HELD) continue;
                change(r.until, r, State.EXPIRED);
                serve(now, r.item);
            }
        }

        void add(long now, int item, int count) {
            free[item] += count;
            serve(now, item);
        }

        void hold(long now, int number, int item, int count) {
            Reservation r = new Reservation();
            r.number = number;
            r.item = item;
            r.count = count;
            reservations.put(number, r);
            if (free[item] >= count) {
                change(now, r, State.HELD);
            } else {
                queue(item).add(r);
                change(now, r, State.WAITS);
            }
        }

        void pay(long now, Reservation r) {
            if (r.state == State.HELD) change(now, r, State.PAID);
            else say(now, r, "no");
        }

        void quit(long now, Reservation r) {
            if (r.state == State.HELD) {
                change(now, r, State.GONE);
                serve(now, r.item);
            } else if (r.state == State.WAITS) {
                change(now, r, State.GONE);
            } else {
                say(now, r, "no");
            }
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] words = in.readLine().split(" ");
        int n = Integer.parseInt(words[0]);
        Shop shop = new Shop(Long.parseLong(words[1]));
        for (int number = 1; number <= n; number++) {
            words = in.readLine().split(" ");
            long now = Long.parseLong(words[0]);
            int first = Integer.parseInt(words[2]);
            shop.expire(now);
            switch (words[1]) {
                case "add" -> shop.add(now, first, Integer.parseInt(words[3]));
                case "hold" -> shop.hold(now, number, first, Integer.parseInt(words[3]));
                case "pay" -> shop.pay(now, shop.reservations.get(first));
                default -> shop.quit(now, shop.reservations.get(first));
            }
        }
        int free = IntStream.of(shop.free).sum(), waits = IntStream.of(shop.waits).sum();
        System.out.print(shop.out.append("free ").append(free).append(" waits ").append(waits).append('\n'));
    }
}
