// expect: RTE
// reason: SIGKILL
#include <signal.h>
int main(void) { raise(SIGKILL); }
