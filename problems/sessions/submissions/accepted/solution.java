import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] first = in.readLine().split(" ");
        int n = Integer.parseInt(first[0]);
        long gap = Long.parseLong(first[1]);
        Map<String, List<Long>> times = new TreeMap<>();
        for (int i = 0; i < n; i++) {
            String line = in.readLine();
            int space = line.indexOf(' ');
            long time = Long.parseLong(line.substring(0, space));
            times.computeIfAbsent(line.substring(space + 1), key -> new ArrayList<>()).add(time);
        }
        long sessions = 0, longest = -1, most = 0;
        String longestVisitor = "", busiestVisitor = "";
        for (Map.Entry<String, List<Long>> entry : times.entrySet()) {
            List<Long> views = entry.getValue();
            Collections.sort(views);
            long count = 0, start = 0;
            for (int i = 0; i < views.size(); i++) {
                long time = views.get(i);
                if (i == 0 || time - views.get(i - 1) > gap) {
                    count++;
                    start = time;
                }
                if (time - start > longest) {
                    longest = time - start;
                    longestVisitor = entry.getKey();
                }
            }
            sessions += count;
            if (count > most) {
                most = count;
                busiestVisitor = entry.getKey();
            }
        }
        System.out.println("sessions " + sessions);
        System.out.println("longest " + longest + " " + longestVisitor);
        System.out.println("busiest " + most + " " + busiestVisitor);
    }
}
