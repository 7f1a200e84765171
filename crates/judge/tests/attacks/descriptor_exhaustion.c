// expect: AC
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>
int main(void) {
    int count = 0;
    while (count < 100000 && open("/dev/null", O_RDONLY) >= 0) count++;
    puts(count < 256 ? "held" : "no bound on descriptors");
}
