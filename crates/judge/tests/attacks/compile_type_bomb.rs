// expect: CE
// message: recursion limit
trait Grow {
    fn grow(depth: usize);
}
impl<T> Grow for T {
    fn grow(depth: usize) {
        if depth > 0 {
            <(T, T) as Grow>::grow(depth - 1);
        }
    }
}
fn main() {
    <u8 as Grow>::grow(1000);
}
