import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

public class Main {
    static final Map<String, Pattern> RULES = Map.of(
            "name", Pattern.compile("[a-z0-9-]{1,20}"),
            "unit", Pattern.compile("[a-z]{1,10}"),
            "shelf", Pattern.compile("0|[1-9][0-9]{0,5}"),
            "store", Pattern.compile("0|[1-9][0-9]{0,5}"),
            "stock", Pattern.compile("0|[1-9][0-9]{0,5}"),
            "limit", Pattern.compile("[1-9][0-9]?|100"),
            "after", Pattern.compile("0|[1-9][0-9]{0,8}"));
    static final Pattern PIECE = Pattern.compile("[a-z]+=[^&=]*");
    static final Pattern PATH = Pattern.compile("/parts|/parts/[1-9][0-9]{0,8}");

    record Request(String[] first, Map<String, String> headers, String body) {
        boolean keyed() {
            return first.length == 4 && first[2].equals("POST") && headers.containsKey("key");
        }

        boolean isLike(Request other) {
            return first[3].equals(other.first[3]) && java.util.Objects.equals(body, other.body);
        }
    }

    record Answer(int status, TreeMap<String, String> headers, List<String> body) {
        static Answer of(int status, String... lines) {
            return new Answer(status, new TreeMap<>(), List.of(lines));
        }

        static Answer error(int status, String word) {
            return of(status, "error=" + word);
        }

        Answer with(String name, String value) {
            TreeMap<String, String> more = new TreeMap<>(headers);
            more.put(name, value);
            return new Answer(status, more, body);
        }

        void print(StringBuilder out, String first) {
            out.append(first).append("\n");
            headers.forEach((name, value) -> out.append(name + ": " + value + "\n"));
            for (String line : body) out.append("> ").append(line).append("\n");
            out.append("\n");
        }
    }

    static class Part {
        int id, version = 1;
        long shelf, store;
        String name, unit = "piece";

        String tag() {
            return "\"" + id + "-" + version + "\"";
        }

        String text(boolean v2) {
            String head = "id=" + id + "&name=" + name;
            if (!v2) return head + "&stock=" + (shelf + store);
            return head + "&shelf=" + shelf + "&store=" + store + "&unit=" + unit;
        }
    }

    static Map<String, String> pieces(String text) {
        Map<String, String> found = new HashMap<>();
        for (String piece : text.split("&", -1)) {
            if (!PIECE.matcher(piece).matches()) return null;
            String[] sides = piece.split("=", 2);
            if (found.put(sides[0], sides[1]) != null) return null;
        }
        return found;
    }

    static class Api {
        final int level;
        final TreeMap<Integer, Part> parts = new TreeMap<>();
        final Map<String, Part> names = new HashMap<>();
        final Map<String, TreeMap<Integer, Part>> units = new HashMap<>();
        int last;

        Api(int level) {
            this.level = level;
        }

        Answer answer(String method, String target, Request request) {
            int mark = level >= 2 ? target.indexOf('?') : -1;
            String path = mark < 0 ? target : target.substring(0, mark);
            String query = mark < 0 ? null : target.substring(mark + 1);
            boolean v2 = level >= 4 && path.startsWith("/v2/");
            if (v2) path = path.substring(3);
            if (!PATH.matcher(path).matches()) return Answer.error(404, "path");
            boolean all = path.equals("/parts");
            String allowed = all ? "GET, POST" : v2 ? "DELETE, GET, PATCH, PUT" : "DELETE, GET, PUT";
            if (!List.of(allowed.split(", ")).contains(method)) return Answer.error(405, "method").with("allow", allowed);
            if (query != null && !(all && method.equals("GET"))) return Answer.error(400, "query");
            if (all) return method.equals("GET") ? list(v2, query) : create(v2, request.body);
            Part part = parts.get(Integer.parseInt(path.substring(7)));
            if (part == null) return Answer.error(404, "part");
            Map<String, String> headers = level >= 2 ? request.headers : Map.of();
            if (method.equals("GET")) {
                if (matches(part, headers.get("if-none-match"))) return Answer.of(304).with("etag", part.tag());
                return tagged(200, part, v2);
            }
            String wanted = headers.get("if-match");
            if (wanted == null && v2) return Answer.error(428, "if-match");
            if (wanted != null && !matches(part, wanted)) return Answer.error(412, "version").with("etag", part.tag());
            if (method.equals("DELETE")) {
                remove(part);
                return Answer.of(204);
            }
            return change(part, v2, request.body, method.equals("PATCH"));
        }

        boolean matches(Part part, String wanted) {
            return wanted != null && (wanted.equals("*") || List.of(wanted.split(", ")).contains(part.tag()));
        }

        Answer tagged(int status, Part part, boolean v2) {
            Answer answer = Answer.of(status, part.text(v2));
            return level >= 2 ? answer.with("etag", part.tag()) : answer;
        }

        Answer list(boolean v2, String query) {
            Map<String, String> asked = query == null ? Map.of() : pieces(query);
            List<String> known = v2 ? List.of("limit", "after", "unit") : List.of("limit", "after");
            if (asked == null) return Answer.error(400, "query");
            for (var one : asked.entrySet()) {
                boolean right = known.contains(one.getKey()) && RULES.get(one.getKey()).matcher(one.getValue()).matches();
                if (!right) return Answer.error(400, "query");
            }
            String none = v2 ? "10" : "" + Integer.MAX_VALUE, unit = asked.get("unit");
            int limit = Integer.parseInt(asked.getOrDefault("limit", none));
            SortedMap<Integer, Part> from = unit == null ? parts : units.getOrDefault(unit, new TreeMap<>());
            List<String> body = new ArrayList<>();
            int end = 0;
            for (Part part : from.tailMap(Integer.parseInt(asked.getOrDefault("after", "0")) + 1).values()) {
                if (body.size() == limit) {
                    String next = (v2 ? "/v2/parts" : "/parts") + "?limit=" + limit + "&after=" + end;
                    return new Answer(200, new TreeMap<>(), body).with("next", unit == null ? next : next + "&unit=" + unit);
                }
                body.add(part.text(v2));
                end = part.id;
            }
            return new Answer(200, new TreeMap<>(), body);
        }

        /** What is wrong with a body, or null; fills `found`. */
        Answer test(boolean v2, String body, boolean some, Map<String, String> found) {
            Map<String, String> all = body == null ? null : pieces(body);
            if (all == null) return Answer.error(400, "body");
            List<String> known = v2 ? List.of("name", "shelf", "store", "unit") : List.of("name", "stock");
            found.putAll(all);
            found.keySet().retainAll(known);
            boolean whole = found.containsKey("name") && (v2
                    ? found.containsKey("shelf") && found.containsKey("store")
                    : found.containsKey("stock") && all.size() == 2);
            if (some ? found.isEmpty() : !whole) return Answer.error(400, "body");
            for (String name : known) {
                String value = found.get(name);
                if (value != null && !RULES.get(name).matcher(value).matches()) return Answer.error(422, name);
            }
            return null;
        }

        void remove(Part part) {
            parts.remove(part.id);
            names.remove(part.name);
            units.get(part.unit).remove(part.id);
        }

        void put(Part part, Map<String, String> found) {
            part.name = found.getOrDefault("name", part.name);
            part.unit = found.getOrDefault("unit", part.unit);
            part.shelf = Long.parseLong(found.getOrDefault("shelf", "" + part.shelf));
            part.store = Long.parseLong(found.getOrDefault("store", "" + part.store));
            if (found.containsKey("stock")) {
                long stock = Long.parseLong(found.get("stock"));
                part.shelf = Math.min(part.shelf, stock);
                part.store = stock - part.shelf;
            }
            parts.put(part.id, part);
            names.put(part.name, part);
            units.computeIfAbsent(part.unit, unit -> new TreeMap<>()).put(part.id, part);
        }

        Answer create(boolean v2, String body) {
            Map<String, String> found = new HashMap<>();
            Answer wrong = test(v2, body, false, found);
            if (wrong != null) return wrong;
            if (names.containsKey(found.get("name"))) return Answer.error(409, "name");
            Part part = new Part();
            part.id = ++last;
            put(part, found);
            return tagged(201, part, v2).with("location", (v2 ? "/v2/parts/" : "/parts/") + part.id);
        }

        Answer change(Part part, boolean v2, String body, boolean some) {
            Map<String, String> found = new HashMap<>();
            Answer wrong = test(v2, body, some, found);
            if (wrong != null) return wrong;
            if (v2 && !some) found.putIfAbsent("unit", "piece");
            Part other = names.get(found.get("name"));
            if (other != null && other != part) return Answer.error(409, "name");
            remove(part);
            put(part, found);
            part.version++;
            return tagged(200, part, v2);
        }
    }

    static Request next(BufferedReader in) throws IOException {
        String first = in.readLine();
        if (first == null) return null;
        Map<String, String> headers = new HashMap<>();
        String body = null;
        for (String line = in.readLine(); line != null && !line.isEmpty(); line = in.readLine()) {
            if (line.startsWith("> ")) {
                body = line.substring(2);
            } else {
                String[] sides = line.split(": ", 2);
                headers.put(sides[0], sides[1]);
            }
        }
        return new Request(first.split(" "), headers, body);
    }

    static class Server {
        record Work(long end, long number, Request request) {}

        static class Key {
            Request request;
            Answer answer;
            long at;
        }

        final Api api;
        final long keep;
        final StringBuilder out;
        final Map<String, Key> keys = new HashMap<>();
        final PriorityQueue<Work> work = new PriorityQueue<>(
                (a, b) -> a.end != b.end ? Long.compare(a.end, b.end) : Long.compare(a.number, b.number));

        Server(int level, long keep, StringBuilder out) {
            this.api = new Api(level);
            this.keep = keep;
            this.out = out;
        }

        void say(long number, long time, Answer answer) {
            answer.print(out, number + " " + time + " " + answer.status);
        }

        void finish(Work done) {
            Request request = done.request;
            Answer answer = api.answer(request.first[2], request.first[3], request);
            if (request.keyed()) {
                Key key = keys.get(request.headers.get("key"));
                key.answer = answer;
                key.at = done.end;
            }
            say(done.number, done.end, answer);
        }

        void finishUntil(long time) {
            while (!work.isEmpty() && work.peek().end <= time) finish(work.poll());
        }

        void arrive(long number, Request request) {
            long at = Long.parseLong(request.first[0]), end = at + Long.parseLong(request.first[1]);
            if (request.keyed()) {
                Key key = keys.get(request.headers.get("key"));
                if (key != null && (key.answer == null || at < key.at + keep)) {
                    Answer answer = !key.request.isLike(request) ? Answer.error(422, "key")
                            : key.answer == null ? Answer.error(409, "busy")
                            : key.answer.with("replayed", "yes");
                    say(number, at, answer);
                    return;
                }
                key = new Key();
                key.request = request;
                keys.put(request.headers.get("key"), key);
            }
            if (end == at) finish(new Work(end, number, request));
            else work.add(new Work(end, number, request));
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        int level = List.of("crud", "pages", "retries", "versions").indexOf(in.readLine()) + 1;
        if (level <= 2) {
            Api api = new Api(level);
            for (Request request = next(in); request != null; request = next(in)) {
                Answer answer = api.answer(request.first[0], request.first[1], request);
                answer.print(out, "" + answer.status);
            }
        } else {
            Server server = new Server(level, Long.parseLong(in.readLine().split(" ")[1]), out);
            long number = 1;
            for (Request request = next(in); request != null; request = next(in), number++) {
                server.finishUntil(Long.parseLong(request.first[0]));
                server.arrive(number, request);
            }
            server.finishUntil(Long.MAX_VALUE);
        }
        System.out.print(out);
    }
}
