import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Deque;

public class Main {
    static final int[] cells = new int[5001];

    /** Moves the newest step of one list to the other one and answers its cell and new value. */
    static String move(Deque<int[]> from, Deque<int[]> to, int which) {
        if (from.isEmpty()) return "nothing";
        int[] step = from.removeLast();
        to.addLast(step);
        cells[step[0]] = step[which];
        return step[0] + " " + step[which];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] words = in.readLine().split(" ");
        int limit = Integer.parseInt(words[1]);
        Deque<int[]> done = new ArrayDeque<>(); // cell, value before, value after
        Deque<int[]> undone = new ArrayDeque<>();
        StringBuilder out = new StringBuilder();
        for (int n = Integer.parseInt(words[0]); n > 0; n--) {
            words = in.readLine().split(" ");
            if (words[0].equals("undo")) {
                out.append(move(done, undone, 1)).append('\n');
            } else if (words[0].equals("redo")) {
                out.append(move(undone, done, 2)).append('\n');
            } else {
                int cell = Integer.parseInt(words[1]);
                if (words[0].equals("get")) {
                    out.append(cell).append(' ').append(cells[cell]).append('\n');
                    continue;
                }
                int value = Integer.parseInt(words[2]);
                if (cells[cell] == value) continue;
                done.addLast(new int[] {cell, cells[cell], value});
                undone.clear();
                cells[cell] = value;
                if (done.size() > limit) done.removeFirst();
            }
        }
        System.out.print(out);
    }
}
