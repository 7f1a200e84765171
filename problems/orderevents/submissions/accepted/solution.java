import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

public class Main {
    static class Order {
        final Map<Integer, String> actions = new HashMap<>();
        int next = 1;
        String state = "open";
        long total = 0;

        boolean handle(String action) {
            String[] words = action.split(" ");
            long cents = words.length > 1 ? Long.parseLong(words[1]) : 0;
            boolean open = state.equals("open"), paid = state.equals("paid");
            switch (words[0]) {
                case "add":
                    if (open) total += cents;
                    return open;
                case "drop":
                    if (!open || cents > total) return false;
                    total -= cents;
                    return true;
                case "pay":
                    if (!open || cents != total) return false;
                    state = "paid";
                    return true;
                case "ship":
                    if (paid) state = "shipped";
                    return paid;
                default:
                    if (open || paid) state = "cancelled";
                    return open || paid;
            }
        }

        void deliver(int number, String action, StringBuilder out) {
            String first = actions.putIfAbsent(number, action);
            if (first != null) {
                out.append(first.equals(action) ? "repeat\n" : "conflict\n");
                return;
            }
            if (number != next) {
                out.append("wait\n");
                return;
            }
            out.append("done");
            for (String now = action; now != null; now = actions.get(++next)) {
                out.append(handle(now) ? " ok" : " bad");
            }
            out.append('\n');
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        Map<String, Order> orders = new LinkedHashMap<>();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            String[] words = in.readLine().split(" ", 3);
            Order order = orders.computeIfAbsent(words[0], name -> new Order());
            order.deliver(Integer.parseInt(words[1]), words[2], out);
        }
        orders.forEach((name, order) -> out.append(name).append(' ').append(order.state).append(' ')
                .append(order.total).append(' ').append(order.actions.size() - order.next + 1)
                .append('\n'));
        System.out.print(out);
    }
}
