// expect: AC|CE
// The compiler's environment is as bare as the program's.
#include <stdio.h>
#include <string.h>
__asm__(".globl taken\ntaken: .incbin \"/proc/self/environ\"\n.byte 0\n");
extern const char taken[];
int main(void) {
    const char *secrets[] = {"postgres", "ASSAY", "CARGO", "TOKEN", "KEY"};
    for (int i = 0; i < 5; i++)
        if (strstr(taken, secrets[i])) puts("open: the judge's environment");
    puts("held");
}
