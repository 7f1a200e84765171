import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

public class Main {
    static class Request {
        final String thread;
        final int asked;
        final boolean writes;

        Request(String thread, int asked, boolean writes) {
            this.thread = thread;
            this.asked = asked;
            this.writes = writes;
        }
    }

    static class Crowd {
        final Set<Request> all = new LinkedHashSet<>(), writers = new LinkedHashSet<>();

        void add(Request request) {
            all.add(request);
            if (request.writes) writers.add(request);
        }

        void remove(Request request) {
            all.remove(request);
            writers.remove(request);
        }

        /** The first one that is in the way of this request, which may be itself, or null. */
        Request first(Request request) {
            Set<Request> others = request.writes ? all : writers;
            return others.isEmpty() ? null : others.iterator().next();
        }
    }

    static class Lock {
        final Crowd waiting = new Crowd(), holding = new Crowd();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        Map<String, Lock> locks = new HashMap<>();
        Map<String, Request> current = new HashMap<>();
        StringBuilder out = new StringBuilder();
        for (int number = 1; number <= n; number++) {
            String[] words = in.readLine().split(" ");
            String key = words[1] + " " + words[2];
            Lock lock = locks.computeIfAbsent(words[2], name -> new Lock());
            Request request = current.get(key);
            switch (words[0]) {
                case "ask":
                    request = new Request(words[1], number, words[3].equals("write"));
                    current.put(key, request);
                    lock.waiting.add(request);
                    break;
                case "quit":
                    lock.waiting.remove(request);
                    break;
                case "free":
                    lock.holding.remove(request);
                    break;
                default:
                    Request holder = lock.holding.first(request), waiter = lock.waiting.first(request);
                    if (holder != null) {
                        out.append(number).append(" conflict ").append(holder.thread).append('\n');
                    } else if (waiter != null && waiter.asked < request.asked) {
                        out.append(number).append(" unfair ").append(waiter.thread).append('\n');
                    }
                    lock.waiting.remove(request);
                    lock.holding.add(request);
            }
        }
        int held = 0, waiting = 0, idle = 0;
        for (Lock lock : locks.values()) {
            waiting += lock.waiting.all.size();
            if (!lock.holding.all.isEmpty()) held++;
            else if (!lock.waiting.all.isEmpty()) idle++;
        }
        System.out.println(out + "held " + held + " waiting " + waiting + " idle " + idle);
    }
}
