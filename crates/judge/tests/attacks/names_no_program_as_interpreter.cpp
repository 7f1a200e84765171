// expect: RTE
// reason: could not be started
// A program that asks for an interpreter which is a device.
extern "C" const char interpreter[] __attribute__((section(".interp"), used)) = "/dev/null";
int main() {}
