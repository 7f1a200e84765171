//! Opens the judge and says what it found; then judges files given as arguments.
#![expect(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "an example for the terminal"
)]
use judge::*;
fn main() {
    let t = std::time::Instant::now();
    let choice = match std::env::args().nth(1).as_deref() {
        Some("none") => CgroupChoice::None,
        Some("v1") => CgroupChoice::V1,
        Some("v2") => CgroupChoice::V2,
        _ => CgroupChoice::Auto,
    };
    let judge = match Judge::open(Settings { cgroup: choice }) {
        Ok(j) => j,
        Err(e) => {
            println!("{e}");
            return;
        }
    };
    println!(
        "{:?} {:#?} {:#?}",
        t.elapsed(),
        judge.isolation(),
        judge.toolchains()
    );
    for path in std::env::args().skip(2) {
        let source = std::fs::read_to_string(&path).unwrap();
        let language = Language::from_file_name(&path).unwrap();
        let t = std::time::Instant::now();
        let r = judge.try_input(
            &Submission { language, source },
            b"1 2\n",
            &Limits::new(1000, 256 << 10).unwrap(),
        );
        println!("{path}: {:?} {r:#?}", t.elapsed());
    }
}
