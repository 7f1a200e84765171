// expect: TLE
fn main() {
    let mut turns = 0_u64;
    while std::hint::black_box(turns) < u64::MAX {
        turns += 1;
    }
}
