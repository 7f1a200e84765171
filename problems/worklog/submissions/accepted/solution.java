import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class Main {
    static final Pattern WORDS = Pattern.compile("(?:([0-9]{1,3})h)?(?:([0-9]{1,3})m)?");
    static final Pattern CLOCK = Pattern.compile("([0-9]{1,2}):([0-5][0-9])");

    static int minutesOf(String text) {
        Matcher form = CLOCK.matcher(text);
        if (!form.matches()) form = WORDS.matcher(text);
        if (!form.matches()) return 0;
        int hours = form.group(1) == null ? 0 : Integer.parseInt(form.group(1));
        return 60 * hours + (form.group(2) == null ? 0 : Integer.parseInt(form.group(2)));
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        Map<String, int[]> clients = new HashMap<>(); // number of notes, quarter hours
        int refused = 0;
        for (int n = Integer.parseInt(in.readLine()); n > 0; n--) {
            String[] note = in.readLine().split(" ");
            int minutes = minutesOf(note[1]);
            if (minutes == 0) {
                refused++;
                continue;
            }
            int[] sums = clients.computeIfAbsent(note[0], client -> new int[2]);
            sums[0]++;
            sums[1] += (minutes + 14) / 15;
        }
        List<String> names = new ArrayList<>(clients.keySet());
        names.sort((a, b) -> clients.get(a)[1] != clients.get(b)[1] ? clients.get(b)[1] - clients.get(a)[1] : a.compareTo(b));
        StringBuilder out = new StringBuilder();
        for (String name : names) {
            int[] sums = clients.get(name);
            String minutes = sums[1] % 4 == 0 ? "00" : String.valueOf(sums[1] % 4 * 15);
            out.append(name + " " + sums[0] + " " + sums[1] / 4 + ":" + minutes + "\n");
        }
        System.out.print(out.append("refused ").append(refused).append('\n'));
    }
}
