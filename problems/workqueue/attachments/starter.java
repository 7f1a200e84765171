// The given program. It has three faults.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class Main {
    static class Message {
        String state = "waiting";
        int takes, until;
    }

    static final List<Message> messages = new ArrayList<>();
    static final Deque<Integer> queue = new ArrayDeque<>();
    static final Deque<int[]> taken = new ArrayDeque<>(); // numbers, and until when they are held

    static void comeBack(int now, int most) {
        while (!taken.isEmpty() && taken.peek()[1] < now) {
            int[] entry = taken.remove();
            Message message = messages.get(entry[0] - 1);
            if (!message.state.equals("held") || message.until != entry[1]) continue;
            if (message.takes > most) {
                message.state = "dead";
            } else {
                message.state = "waiting";
                queue.add(entry[0]);
            }
        }
    }

    static long count(String state) {
        return messages.stream().filter(message -> message.state.equals(state)).count();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] words = in.readLine().split(" ");
        int hold = Integer.parseInt(words[1]), most = Integer.parseInt(words[2]);
        StringBuilder out = new StringBuilder();
        for (int n = Integer.parseInt(words[0]); n > 0; n--) {
            words = in.readLine().split(" ");
            int now = Integer.parseInt(words[0]);
            if (!words[1].equals("send")) comeBack(now, most);
            if (words[1].equals("send")) {
                messages.add(new Message());
                queue.add(messages.size());
            } else if (words[1].equals("take")) {
                if (queue.isEmpty()) {
                    out.append("none\n");
                    continue;
                }
                int number = queue.remove();
                Message message = messages.get(number - 1);
                message.state = "held";
                message.takes++;
                message.until = now + hold;
                taken.add(new int[] {number, now + hold});
                out.append(number).append('\n');
            } else {
                int number = Integer.parseInt(words[2]);
                if (number <= messages.size() && messages.get(number - 1).state.equals("held")) {
                    messages.get(number - 1).state = "done";
                    out.append("ok\n");
                } else {
                    out.append("late\n");
                }
            }
        }
        System.out.print(out);
        System.out.println("waiting " + count("waiting") + " held " + count("held") + " done " + count("done") + " dead " + count("dead"));
    }
}
