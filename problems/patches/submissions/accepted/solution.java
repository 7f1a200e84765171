import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    record Hunk(int begin, List<String> before, List<String> after) {
        int end() {
            return begin + before.size();
        }

        boolean fits(List<String> file, int least) {
            return begin >= least && end() <= file.size() && file.subList(begin, end()).equals(before);
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] words = in.readLine().split(" ");
        int n = Integer.parseInt(words[0]), p = Integer.parseInt(words[1]);
        List<String> file = new ArrayList<>();
        for (int i = 0; i < n; i++) file.add(in.readLine());
        StringBuilder out = new StringBuilder();
        for (int patch = 0; patch < p; patch++) {
            int count = Integer.parseInt(in.readLine().split(" ")[1]), removed = 0, inserted = 0;
            List<Hunk> hunks = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                words = in.readLine().split(" ");
                int begin = Integer.parseInt(words[1]) - 1;
                Hunk hunk = new Hunk(begin, new ArrayList<>(), new ArrayList<>());
                for (int k = Integer.parseInt(words[2]); k > 0; k--) {
                    String line = in.readLine();
                    if (line.charAt(0) != '+') hunk.before.add(line.substring(1));
                    if (line.charAt(0) != '-') hunk.after.add(line.substring(1));
                    if (line.charAt(0) == '-') removed++;
                    if (line.charAt(0) == '+') inserted++;
                }
                hunks.add(hunk);
            }
            int good = 0;
            for (int least = 0; good < count && hunks.get(good).fits(file, least); good++) {
                least = hunks.get(good).end();
            }
            if (good < count) {
                out.append("rejected ").append(good + 1).append('\n');
                continue;
            }
            for (int i = count - 1; i >= 0; i--) {
                List<String> place = file.subList(hunks.get(i).begin, hunks.get(i).end());
                place.clear();
                place.addAll(hunks.get(i).after);
            }
            out.append("applied ").append(removed).append(' ').append(inserted).append('\n');
        }
        out.append(file.size()).append('\n');
        for (String line : file) out.append(line).append('\n');
        System.out.print(out);
    }
}
