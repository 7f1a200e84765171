// expect: AC
// Its own code is its own: whether or not it may be written to, nobody else's changes.
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>
__attribute__((noinline)) static int answer(void) { return 1; }
int main(void) {
    int memory = open("/proc/self/mem", O_RDWR);
    if (memory >= 0) pwrite(memory, "\xc3", 1, (long)answer);
    int init = open("/proc/1/mem", O_RDWR);
    if (init >= 0) puts("open: the memory of the box's init");
    int program = open("/proc/self/exe", O_WRONLY);
    if (program >= 0) puts("open: the program itself");
    puts("held");
}
