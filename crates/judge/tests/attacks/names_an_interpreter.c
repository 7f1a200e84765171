// expect: RTE
// reason: could not be started
// runs: 2
// A program that asks for an interpreter which no box has.
const char interpreter[] __attribute__((section(".interp"))) = "/no/such/loader";
int main(void) { return 0; }
