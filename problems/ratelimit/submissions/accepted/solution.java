import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.LinkedHashMap;
import java.util.Map;

public class Main {
    static class Client {
        long tokens, passed, until;
        int inRow, allowed, refused, dropped;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] first = in.readLine().split(" ");
        int n = Integer.parseInt(first[0]);
        long size = Long.parseLong(first[1]);
        long period = Long.parseLong(first[2]);
        long ban = Long.parseLong(first[3]);
        Map<String, Client> clients = new LinkedHashMap<>();
        for (int i = 0; i < n; i++) {
            String[] words = in.readLine().split(" ");
            long time = Long.parseLong(words[0]), cost = Long.parseLong(words[2]);
            Client client = clients.get(words[1]);
            if (client == null) {
                client = new Client();
                client.tokens = size;
                clients.put(words[1], client);
            }
            if (time < client.until) {
                client.dropped++;
                continue;
            }
            client.tokens = Math.min(size, client.tokens + time / period - client.passed);
            client.passed = time / period;
            if (client.tokens >= cost) {
                client.tokens -= cost;
                client.inRow = 0;
                client.allowed++;
                continue;
            }
            client.refused++;
            if (++client.inRow == 3) {
                client.inRow = 0;
                client.until = time + ban;
            }
        }
        StringBuilder out = new StringBuilder();
        clients.forEach((name, client) -> out.append(name).append(' ').append(client.allowed)
                .append(' ').append(client.refused).append(' ').append(client.dropped)
                .append('\n'));
        System.out.print(out);
    }
}
