// The given program. It has four faults.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

public class Main {
    record Row(int task, int priority) {}

    record Page(List<Row> rows, boolean more) {}

    static final Row START = new Row(0, 1_000_000_000); // before every task
    static final int LAST_TASK = 1_000_000;

    static class TaskList {
        private final Map<Integer, Integer> priorities = new HashMap<>();
        private final TreeSet<Row> rows = new TreeSet<>(
                Comparator.comparingInt((Row row) -> -row.priority).thenComparingInt(Row::task));

        void put(int task, int priority) {
            priorities.put(task, priority);
            rows.add(new Row(task, priority));
        }

        void drop(int task) {
            rows.remove(new Row(task, priorities.remove(task)));
        }

        /** The rows of a page after this place, and whether there are more after it. */
        Page page(Row place, int size) {
            List<Row> page = new ArrayList<>();
            Row from = new Row(LAST_TASK, place.priority);
            Iterator<Row> after = rows.tailSet(from, false).iterator();
            while (page.size() < size && after.hasNext()) page.add(after.next());
            return new Page(page, page.size() == size);
        }

        /** Where a page goes on whose last row was this one. */
        Row placeAfter(Row row) {
            return new Row(row.task, priorities.getOrDefault(row.task, row.priority));
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine());
        TaskList tasks = new TaskList();
        Map<Integer, Row> last = new HashMap<>(); // line -> the last row of its page
        StringBuilder out = new StringBuilder();
        for (int number = 1; number <= n; number++) {
            String[] words = in.readLine().split(" ");
            int first = Integer.parseInt(words[1]);
            if (words[0].equals("put")) {
                tasks.put(first, Integer.parseInt(words[2]));
            } else if (words[0].equals("drop")) {
                tasks.drop(first);
            } else {
                boolean goesOn = words[0].equals("next");
                Row place = goesOn ? tasks.placeAfter(last.get(first)) : START;
                Page page = tasks.page(place, goesOn ? Integer.parseInt(words[2]) : first);
                for (Row row : page.rows) {
                    out.append(row.task).append(' ');
                    place = row;
                }
                last.put(number, place);
                out.append(page.more ? "more\n" : "end\n");
            }
        }
        System.out.print(out);
    }
}
