import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class Main {
    static class Upload {
        String file;
        int[] parts;
        int missing = 0;
        long bytes = 0;
        boolean over = false;
    }

    static final List<Upload> uploads = new ArrayList<>();
    static final Map<String, Long> files = new HashMap<>();
    static final Set<String> open = new HashSet<>();
    static long limit, used = 0;

    static String start(String file, int parts) {
        if (!open.add(file)) return "409";
        Upload upload = new Upload();
        upload.file = file;
        upload.parts = new int[parts];
        uploads.add(upload);
        return "201 " + uploads.size();
    }

    static String part(Upload upload, int number, int bytes) {
        if (number > upload.parts.length) return "400";
        long more = bytes - upload.parts[number - 1];
        if (used + more > limit) return "507";
        upload.parts[number - 1] = bytes;
        upload.bytes += more;
        used += more;
        return "200 " + upload.bytes;
    }

    static String done(Upload upload) {
        while (upload.missing < upload.parts.length && upload.parts[upload.missing] > 0) upload.missing++;
        if (upload.missing < upload.parts.length) return "422 " + (upload.missing + 1);
        end(upload);
        Long old = files.put(upload.file, upload.bytes);
        if (old != null) used -= old;
        return "200 " + upload.bytes;
    }

    static void end(Upload upload) {
        upload.over = true;
        upload.parts = null;
        open.remove(upload.file);
    }

    static String answer(String[] words) {
        if (words[0].equals("start")) return start(words[1], Integer.parseInt(words[2]));
        if (words[0].equals("size")) {
            return files.containsKey(words[1]) ? "200 " + files.get(words[1]) : "404";
        }
        int number = Integer.parseInt(words[1]);
        if (number > uploads.size()) return "404";
        Upload upload = uploads.get(number - 1);
        if (upload.over) return "410";
        if (words[0].equals("part")) {
            return part(upload, Integer.parseInt(words[2]), Integer.parseInt(words[3]));
        }
        if (words[0].equals("done")) return done(upload);
        end(upload);
        used -= upload.bytes;
        return "204";
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] words = in.readLine().split(" ");
        limit = Long.parseLong(words[1]);
        StringBuilder out = new StringBuilder();
        for (int r = Integer.parseInt(words[0]); r > 0; r--) {
            out.append(answer(in.readLine().split(" "))).append('\n');
        }
        System.out.print(out);
    }
}
