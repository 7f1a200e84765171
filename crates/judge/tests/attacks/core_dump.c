// expect: RTE
// reason: SIGABRT
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
int main(void) {
    struct rlimit endless = {RLIM_INFINITY, RLIM_INFINITY};
    setrlimit(RLIMIT_CORE, &endless);
    prctl(PR_SET_DUMPABLE, 1);
    abort();
}
