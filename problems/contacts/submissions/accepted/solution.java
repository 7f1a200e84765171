import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class Main {
    static class Person {
        int first, records, newest;
        long time = -1;
        Set<String> addresses = new HashSet<>();
    }

    static int[] parents;

    static int find(int at) {
        while (parents[at] != at) at = parents[at] = parents[parents[at]];
        return at;
    }

    static String shorten(String address) {
        int at = address.indexOf('@'), plus = address.indexOf('+');
        if (at < 0) return address.replace("-", "");
        String local = address.substring(0, plus < 0 ? at : plus);
        return (local + address.substring(at)).toLowerCase();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] words = in.readLine().split(" ");
        int n = Integer.parseInt(words[0]), most = Integer.parseInt(words[1]);
        long[] times = new long[n];
        String[] names = new String[n];
        List<Set<String>> addresses = new ArrayList<>();
        Map<String, List<Integer>> having = new HashMap<>();
        parents = new int[n];
        for (int i = 0; i < n; i++) {
            words = in.readLine().split(" ");
            times[i] = Long.parseLong(words[0]);
            names[i] = words[1];
            parents[i] = i;
            Set<String> own = new HashSet<>();
            for (int j = 2; j < words.length; j++) own.add(shorten(words[j]));
            addresses.add(own);
            for (String address : own) having.computeIfAbsent(address, key -> new ArrayList<>()).add(i);
        }
        for (List<Integer> records : having.values()) {
            if (records.size() > most) continue;
            for (int record : records) parents[find(record)] = find(records.get(0));
        }
        Map<Integer, Person> people = new LinkedHashMap<>();
        for (int i = 0; i < n; i++) {
            Person person = people.computeIfAbsent(find(i), key -> new Person());
            if (person.records++ == 0) person.first = i + 1;
            if (times[i] >= person.time) {
                person.time = times[i];
                person.newest = i;
            }
            person.addresses.addAll(addresses.get(i));
        }
        StringBuilder out = new StringBuilder();
        for (Person person : people.values()) {
            out.append(person.first).append(' ').append(person.records).append(' ');
            out.append(names[person.newest]).append(' ').append(person.addresses.size()).append('\n');
        }
        System.out.print(out);
    }
}
