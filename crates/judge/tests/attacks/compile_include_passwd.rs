// expect: CE
// message: passwd
fn main() {
    print!("{}", include_str!("/etc/passwd"));
}
