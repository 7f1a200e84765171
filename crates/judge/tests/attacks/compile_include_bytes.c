// expect: CE
// message: file not found
#include <stdio.h>
__asm__(".globl secret\nsecret: .incbin \"/etc/shadow\"\n");
extern char secret[];
int main(void) { puts(secret); }
