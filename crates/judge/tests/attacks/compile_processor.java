// expect: AC
// cpu: 5000
// An annotation processor in the source is never run by the compiler.
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.element.TypeElement;

@SupportedAnnotationTypes("*")
public class Main extends AbstractProcessor {
    @Override
    public boolean process(Set<? extends TypeElement> types, RoundEnvironment round) {
        throw new IllegalStateException("the compiler ran a candidate's code");
    }

    public static void main(String[] words) {
        System.out.println("held");
    }
}
