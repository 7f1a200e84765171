import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        ArrayDeque<long[]> lots = new ArrayDeque<>(); // units and price, oldest first
        long units = 0, worth = 0;
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            String[] words = in.readLine().split(" ");
            if (words[0].equals("stock")) {
                out.append("stock ").append(units).append(' ').append(worth).append('\n');
                continue;
            }
            long count = Long.parseLong(words[1]);
            if (words[0].equals("buy")) {
                long price = Long.parseLong(words[2]);
                lots.add(new long[] {count, price});
                units += count;
                worth += count * price;
            } else if (count > units) {
                out.append("short ").append(count - units).append('\n');
            } else {
                units -= count;
                long cost = 0;
                while (count > 0) {
                    long[] lot = lots.peek();
                    long taken = Math.min(count, lot[0]);
                    cost += taken * lot[1];
                    count -= taken;
                    lot[0] -= taken;
                    if (lot[0] == 0) lots.remove();
                }
                worth -= cost;
                out.append("sold ").append(cost).append('\n');
            }
        }
        System.out.print(out);
    }
}
