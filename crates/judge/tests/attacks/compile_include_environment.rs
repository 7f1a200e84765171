// expect: AC|CE
fn main() {
    let taken = include_str!("/proc/self/environ");
    for secret in ["postgres", "ASSAY", "CARGO", "TOKEN", "KEY"] {
        if taken.contains(secret) {
            println!("open: the judge's environment: {taken:?}");
        }
    }
    println!("held");
}
