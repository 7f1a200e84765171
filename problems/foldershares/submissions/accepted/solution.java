import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Main {
    static final List<String> LEVELS = List.of("read", "write", "own", "deny");
    static final Map<String, ArrayDeque<Entry>> have = new HashMap<>();
    static int[] depth;

    record Entry(String who, int height, int folder) {}

    record Question(int number, String user) {}

    static Entry best(List<String> names, int end) {
        Entry found = null;
        for (String name : names) {
            ArrayDeque<Entry> list = have.get(name);
            if (list == null || list.isEmpty() || depth[list.peek().folder] < end) continue;
            Entry now = list.peek();
            int higher = found == null ? 1 : now.height - found.height;
            if (higher > 0 || higher == 0 && depth[now.folder] > depth[found.folder]) found = now;
        }
        return found;
    }

    static <T> List<List<T>> lists(int count) {
        List<List<T>> lists = new ArrayList<>();
        for (int i = 0; i < count; i++) lists.add(new ArrayList<>());
        return lists;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] first = Arrays.stream(in.readLine().split(" ")).mapToInt(Integer::parseInt).toArray();
        int n = first[0];
        int[] parent = new int[n + 1], end = new int[n + 1];
        depth = new int[n + 1];
        List<List<Integer>> inside = lists(n + 1);
        for (int i = 1; i <= n; i++) {
            String[] words = in.readLine().split(" ");
            parent[i] = Integer.parseInt(words[0]);
            inside.get(parent[i]).add(i);
            depth[i] = depth[parent[i]] + 1;
            end[i] = words[1].equals("closed") || i == 1 ? depth[i] : end[parent[i]];
        }
        Map<String, List<String>> groups = new HashMap<>();
        for (int i = 0; i < first[1]; i++) {
            List<String> words = Arrays.asList(in.readLine().split(" "));
            groups.put(words.get(0), words.subList(1, words.size()));
        }
        List<List<Entry>> entries = lists(n + 1);
        for (int i = 0; i < first[2]; i++) {
            String[] words = in.readLine().split(" ");
            int folder = Integer.parseInt(words[0]);
            entries.get(folder).add(new Entry(words[1], LEVELS.indexOf(words[2]), folder));
        }
        List<List<Question>> questions = lists(n + 1);
        for (int i = 0; i < first[3]; i++) {
            String[] words = in.readLine().split(" ");
            questions.get(Integer.parseInt(words[1])).add(new Question(i, words[0]));
        }
        Entry[] answers = new Entry[first[3]];
        ArrayDeque<Integer> todo = new ArrayDeque<>(); // folders, or their opposites on the way back
        todo.push(1);
        while (!todo.isEmpty()) {
            int folder = todo.pop();
            if (folder < 0) {
                for (Entry entry : entries.get(-folder)) have.get(entry.who).pop();
                continue;
            }
            for (Entry entry : entries.get(folder)) {
                have.computeIfAbsent(entry.who, who -> new ArrayDeque<>()).push(entry);
            }
            for (Question question : questions.get(folder)) {
                Entry found = best(List.of(question.user), end[folder]);
                if (found == null) found = best(groups.get(question.user), end[folder]);
                answers[question.number] = found;
            }
            todo.push(-folder);
            for (int other : inside.get(folder)) todo.push(other);
        }
        StringBuilder out = new StringBuilder();
        for (Entry entry : answers) {
            if (entry == null) out.append("nothing\n");
            else out.append(LEVELS.get(entry.height)).append(' ').append(entry.folder).append('\n');
        }
        System.out.print(out);
    }
}
