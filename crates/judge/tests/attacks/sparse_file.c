// expect: RTE
// reason: SIGXFSZ
#include <fcntl.h>
#include <unistd.h>
int main(void) {
    int fd = open("/w/sparse", O_CREAT | O_RDWR, 0600);
    return ftruncate(fd, 1L << 40) == 0 ? 0 : 1;
}
