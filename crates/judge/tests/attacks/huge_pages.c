// expect: AC
// Reserved huge pages: no cgroup counts them as memory, and the machine has them for somebody else.
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>
#define REFUSED(call) do { if ((call) >= 0 || (errno != EPERM && errno != ENOSYS)) puts("open: " #call); } while (0)
int main(void) {
    int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_HUGETLB;
    REFUSED(syscall(SYS_mmap, 0, 2 << 20, PROT_READ | PROT_WRITE, flags, -1, 0));
    REFUSED(syscall(SYS_mmap, 0, 1 << 30, PROT_READ | PROT_WRITE, flags | 30 << 26, -1, 0));
    REFUSED(syscall(SYS_memfd_create, "huge", MFD_HUGETLB));
    REFUSED(syscall(SYS_memfd_create, "huge", MFD_HUGETLB | MFD_CLOEXEC | 21u << 26));
    REFUSED(syscall(SYS_shmget, 1, 2 << 20, 04000 | 0600));
    puts("held");
}
