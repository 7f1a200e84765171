// expect: CE
// message: main
#![crate_type = "lib"]
pub fn solve() {}
