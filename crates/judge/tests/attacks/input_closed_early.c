// expect: AC
// input: 64
#include <stdio.h>
#include <unistd.h>
int main(void) {
    char byte;
    if (read(0, &byte, 1) == 1 && close(0) == 0) puts("held");
}
