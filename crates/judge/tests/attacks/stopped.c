// expect: TLE
// reason: clock
#include <signal.h>
int main(void) { raise(SIGSTOP); }
