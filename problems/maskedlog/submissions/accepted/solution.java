import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

public class Main {
    static Set<String> secret = new HashSet<>();
    static int count = 0;

    static String mask(String word) {
        int sign = word.indexOf('=');
        if (sign >= 0 && secret.contains(word.substring(0, sign).toLowerCase(Locale.ROOT))) {
            count++;
            return word.substring(0, sign + 1) + "***";
        }
        int at = word.indexOf('@');
        if (at > 0 && at < word.length() - 1 && word.indexOf('@', at + 1) < 0) {
            count++;
            return word.charAt(0) + "***" + word.substring(at);
        }
        StringBuilder masked = new StringBuilder(word);
        int row = 0; // digits from here on
        boolean changed = false;
        for (int i = word.length() - 1; i >= 0; i--) {
            row = Character.isDigit(word.charAt(i)) ? row + 1 : 0;
            // From behind, the fifth digit is replaced only if the row goes on to the eighth.
            if (row == 8) for (int k = i; k < i + 4; k++) masked.setCharAt(k, '*');
            if (row > 8) masked.setCharAt(i, '*');
            changed |= row >= 8;
        }
        if (changed) count++;
        return masked.toString();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] words = in.readLine().split(" ");
        int s = Integer.parseInt(words[0]), n = Integer.parseInt(words[1]);
        for (int i = 0; i < s; i++) secret.add(in.readLine().toLowerCase(Locale.ROOT));
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            words = in.readLine().split(" ");
            for (int k = 0; k < words.length; k++) words[k] = mask(words[k]);
            out.append(String.join(" ", words)).append('\n');
        }
        System.out.println(out + "masked " + count);
    }
}
