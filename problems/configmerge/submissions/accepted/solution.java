import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.TreeMap;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] words = in.readLine().split(" ");
        int layerCount = Integer.parseInt(words[0]), queryCount = Integer.parseInt(words[1]);
        TreeMap<Integer, String[]> layers = new TreeMap<>();
        for (int i = 0; i < layerCount; i++) {
            words = in.readLine().split(" ");
            String[] lines = new String[Integer.parseInt(words[1])];
            for (int k = 0; k < lines.length; k++) lines[k] = in.readLine();
            layers.put(Integer.parseInt(words[0]), lines);
        }
        // In the order of keys, those below one stand together: '/' is the character after '.'.
        TreeMap<String, String> settings = new TreeMap<>();
        for (String[] lines : layers.values()) {
            for (String line : lines) {
                if (line.charAt(0) == '!') {
                    String key = line.substring(1);
                    settings.remove(key);
                    settings.subMap(key + ".", key + "/").clear();
                } else {
                    int equals = line.indexOf('=');
                    settings.put(line.substring(0, equals), line.substring(equals + 1));
                }
            }
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < queryCount; i++) {
            out.append(settings.getOrDefault(in.readLine(), "<unset>")).append('\n');
        }
        System.out.print(out.append(settings.size()).append('\n'));
    }
}
