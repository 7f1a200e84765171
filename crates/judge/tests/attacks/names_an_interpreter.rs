// expect: RTE
// reason: could not be started
#[used]
#[link_section = ".interp"]
static INTERPRETER: [u8; 16] = *b"/no/such/loader\0";
fn main() {}
