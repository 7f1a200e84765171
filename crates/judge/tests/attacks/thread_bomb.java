// expect: AC|MLE|RTE|TLE
// cpu: 5000
public class Main {
    public static void main(String[] words) {
        try {
            for (int i = 0; i < 10000; i++) {
                Thread thread = new Thread(() -> {
                    while (true) Thread.yield();
                });
                thread.setDaemon(true);
                thread.start();
            }
        } catch (Throwable refused) {
        }
        System.out.println("held");
        System.exit(0);
    }
}
