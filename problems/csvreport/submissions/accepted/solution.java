import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Main {
    static String text;
    static int at;

    static class Sum {
        String name;
        long due, paid;
    }

    static List<String> readRecord() {
        List<String> record = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean quoted = false;
        while (true) {
            char c = text.charAt(at++);
            if (quoted && c == '"' && text.charAt(at) == '"') {
                field.append(c);
                at++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (!quoted && (c == ',' || c == '\n')) {
                record.add(field.toString());
                field.setLength(0);
                if (c == '\n') return record;
            } else {
                field.append(c);
            }
        }
    }

    public static void main(String[] args) throws IOException {
        text = new String(System.in.readAllBytes(), StandardCharsets.US_ASCII);
        List<String> columns = readRecord();
        int customer = columns.indexOf("customer");
        int amount = columns.indexOf("amount");
        int status = columns.indexOf("status");
        Map<String, Sum> sums = new HashMap<>();
        while (at < text.length()) {
            List<String> record = readRecord();
            if (record.get(status).equals("void")) continue;
            Sum sum = sums.computeIfAbsent(record.get(customer), name -> {
                Sum fresh = new Sum();
                fresh.name = name;
                return fresh;
            });
            long cents = Long.parseLong(record.get(amount).replace(".", ""));
            if (record.get(status).equals("open")) sum.due += cents;
            else sum.paid += cents;
        }
        List<Sum> lines = new ArrayList<>(sums.values());
        Comparator<Sum> byDebt = (one, other) -> Long.compare(other.due, one.due);
        lines.sort(byDebt.thenComparing((one, other) -> Long.compare(other.paid, one.paid))
                .thenComparing(sum -> sum.name));
        StringBuilder out = new StringBuilder();
        for (Sum sum : lines) {
            out.append(sum.due).append(' ').append(sum.paid).append(' ').append(sum.name);
            out.append('\n');
        }
        System.out.print(lines.isEmpty() ? "nothing\n" : out);
    }
}
