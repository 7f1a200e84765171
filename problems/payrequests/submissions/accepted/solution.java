import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.Map;

public class Main {
    record Memory(long until, String account, long amount, String answer) {}

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] words = in.readLine().split(" ");
        int n = Integer.parseInt(words[0]), payments = 0;
        long window = Long.parseLong(words[1]), limit = Long.parseLong(words[2]);
        Map<String, Memory> remembered = new HashMap<>();
        Map<String, Long> spent = new HashMap<>();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            words = in.readLine().split(" ");
            long time = Long.parseLong(words[0]), amount = Long.parseLong(words[3]);
            String key = words[1], account = words[2];
            Memory known = remembered.get(key);
            if (known != null && time < known.until) {
                boolean same = known.account.equals(account) && known.amount == amount;
                out.append(same ? "again " + known.answer : "conflict").append('\n');
                continue;
            }
            String answer = "declined";
            long total = spent.getOrDefault(account, 0L) + amount;
            if (total <= limit) {
                spent.put(account, total);
                answer = "paid " + ++payments;
            }
            remembered.put(key, new Memory(time + window, account, amount, answer));
            out.append(answer).append('\n');
        }
        System.out.print(out);
    }
}
