// expect: CE
macro_rules! twice {
    ($($word:tt)*) => { twice!($($word)* $($word)*) };
}
fn main() {
    twice!(a);
}
