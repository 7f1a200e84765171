// The given program. It has three faults.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class Main {
    static final int DAY = 24 * 60;

    record Hours(int start, int end) {}

    record Sending(int at, String user) implements Comparable<Sending> {
        @Override
        public int compareTo(Sending other) {
            return at != other.at ? Integer.compare(at, other.at) : user.compareTo(other.user);
        }
    }

    /** The minute of the day. */
    static int minutes(String text) {
        return Integer.parseInt(text.substring(0, 2)) * 60 + Integer.parseInt(text.substring(3));
    }

    static String two(int number) {
        return (number < 10 ? "0" : "") + number;
    }

    static String clock(int minute) {
        return two(minute / 60) + ":" + two(minute % 60);
    }

    static boolean isQuiet(int minute, Hours hours) {
        return hours.start < minute && minute < hours.end;
    }

    /** When a message is sent that comes on this day in this minute. */
    static int wait(List<Hours> quiet, int day, int minute) {
        for (Hours hours : quiet) {
            if (!isQuiet(minute, hours)) continue;
            if (hours.end < minute) day++;
            minute = hours.end;
        }
        return day * DAY + minute;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] words = in.readLine().split(" ");
        int q = Integer.parseInt(words[0]), n = Integer.parseInt(words[1]);
        Map<String, List<Hours>> quiet = new HashMap<>();
        for (int i = 0; i < q; i++) {
            words = in.readLine().split(" ");
            Hours hours = new Hours(minutes(words[2]), minutes(words[3]));
            quiet.computeIfAbsent(words[1], user -> new ArrayList<>()).add(hours);
        }
        Map<Sending, Integer> sent = new TreeMap<>();
        for (int i = 0; i < n; i++) {
            words = in.readLine().split(" ");
            List<Hours> hours = quiet.getOrDefault(words[1], List.of());
            int at = wait(hours, Integer.parseInt(words[2]), minutes(words[3]));
            sent.merge(new Sending(at, words[1]), 1, Integer::sum);
        }
        StringBuilder out = new StringBuilder();
        sent.forEach((sending, messages) -> {
            out.append(sending.at / DAY).append(' ').append(clock(sending.at % DAY)).append(' ');
            out.append(sending.user).append(' ').append(messages).append('\n');
        });
        System.out.print(out);
    }
}
