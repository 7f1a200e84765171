import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Comparator;
import java.util.PriorityQueue;

public class Main {
    static class Job {
        int number, calls, failures;
        String results;
    }

    record Entry(long due, long order, Job job) {}

    static class Worker {
        /** Seconds of a call, and the failures after which a job is dead. */
        long seconds, most;

        long firstWait, longestWait;
        private final PriorityQueue<Entry> queue =
                new PriorityQueue<>(Comparator.comparingLong(Entry::due).thenComparingLong(Entry::order));

        void add(long due, Job job) {
            queue.add(new Entry(due, job.number, job));
        }

        /** How long a job waits that has failed so often. */
        private long wait(int failures) {
            long wait = firstWait << (failures - 1);
            return Math.min(wait, longestWait);
        }

        String run() {
            StringBuilder out = new StringBuilder();
            long free = 0, calls = 0;
            while (!queue.isEmpty()) {
                Entry entry = queue.remove();
                Job job = entry.job;
                long start = Math.max(free, entry.due);
                free = start + seconds;
                char result = job.results.charAt(job.calls++);
                calls++;
                if (result == 'w') {
                    add(free + firstWait, job);
                    continue;
                }
                if (result == 'f' && ++job.failures < most) {
                    add(free + wait(job.failures), job);
                    continue;
                }
                out.append(job.number).append(result == 's' ? " done " : " dead ");
                out.append(free).append(' ').append(job.calls).append('\n');
            }
            return out.append("calls ").append(calls).append('\n').toString();
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] words = in.readLine().split(" ");
        int n = Integer.parseInt(words[0]);
        Worker worker = new Worker();
        worker.seconds = Long.parseLong(words[1]);
        worker.most = Long.parseLong(words[2]);
        worker.firstWait = Long.parseLong(words[3]);
        worker.longestWait = Long.parseLong(words[4]);
        for (int number = 1; number <= n; number++) {
            words = in.readLine().split(" ");
            Job job = new Job();
            job.number = number;
            job.results = words[1];
            worker.add(Long.parseLong(words[0]), job);
        }
        System.out.print(worker.run());
    }
}
