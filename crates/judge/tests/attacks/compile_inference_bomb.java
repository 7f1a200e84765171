// expect: CE
// Each level of lambdas doubles what the compiler tries.
import java.util.function.Function;
import java.util.function.UnaryOperator;

public class Main {
    static int go(Function<Integer, Integer> act) { return act.apply(1); }
    static String go(UnaryOperator<String> act) { return act.apply(""); }

    public static void main(String[] words) {
        go(a -> go(b -> go(c -> go(d -> go(e -> go(f -> go(g -> go(h -> go(i -> go(j -> go(k ->
        go(l -> go(m -> go(n -> go(o -> go(p -> go(q -> go(r -> go(s -> go(t -> go(u -> go(v ->
        go(w -> go(x -> go(y -> go(z -> z))))))))))))))))))))))))));
    }
}
