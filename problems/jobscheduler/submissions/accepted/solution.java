import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;

public class Main {
    static class Job implements Comparable<Job> {
        int number, priority;
        long arrival, duration, start;
        Team team;

        public int compareTo(Job other) {
            if (priority != other.priority) return Integer.compare(other.priority, priority);
            if (arrival != other.arrival) return Long.compare(arrival, other.arrival);
            return Integer.compare(number, other.number);
        }
    }

    static class Team {
        int running;
        PriorityQueue<Job> waiting = new PriorityQueue<>(4);

        // Its best waiting job, if it may start one.
        Job best(int limit) {
            return running < limit ? waiting.peek() : null;
        }
    }

    static PriorityQueue<Job> ready = new PriorityQueue<>();

    static void enter(Job best) {
        if (best != null) ready.add(best);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] words = in.readLine().split(" ");
        int n = Integer.parseInt(words[0]), workers = Integer.parseInt(words[1]);
        int limit = Integer.parseInt(words[2]);
        Map<String, Team> teams = new HashMap<>();
        Job[] jobs = new Job[n];
        for (int i = 0; i < n; i++) {
            words = in.readLine().split(" ");
            Job job = jobs[i] = new Job();
            job.number = i;
            job.arrival = Long.parseLong(words[0]);
            job.team = teams.computeIfAbsent(words[1], name -> new Team());
            job.priority = Integer.parseInt(words[2]);
            job.duration = Long.parseLong(words[3]);
        }
        Job[] coming = jobs.clone();
        Arrays.sort(coming, (one, other) -> Long.compare(one.arrival, other.arrival));
        PriorityQueue<Job> ending = new PriorityQueue<>(
                (one, other) -> Long.compare(one.start + one.duration, other.start + other.duration));
        int at = 0;
        while (at < n || !ending.isEmpty()) {
            long now = at < n ? coming[at].arrival : Long.MAX_VALUE;
            if (!ending.isEmpty()) now = Math.min(now, ending.peek().start + ending.peek().duration);
            while (!ending.isEmpty() && ending.peek().start + ending.peek().duration == now) {
                Team team = ending.remove().team;
                workers++;
                team.running--;
                enter(team.best(limit));
            }
            for (; at < n && coming[at].arrival == now; at++) {
                coming[at].team.waiting.add(coming[at]);
                enter(coming[at].team.best(limit));
            }
            // Some of these were the best of their team once.
            while (workers > 0 && !ready.isEmpty()) {
                Job job = ready.remove();
                if (job.team.best(limit) != job) continue;
                job.team.waiting.remove();
                job.team.running++;
                workers--;
                job.start = now;
                ending.add(job);
                enter(job.team.best(limit));
            }
        }
        StringBuilder out = new StringBuilder();
        for (Job job : jobs) out.append(job.start).append('\n');
        System.out.print(out);
    }
}
