// expect: MLE|RTE
fn main() {
    let mut all = Vec::new();
    loop {
        all.push(vec![1_u8; 1 << 20]);
    }
}
