// expect: OLE
// One byte more than may be written, and a clean exit.
#include <stdio.h>
int main(void) {
    printf("held");
    for (int i = 4; i <= 1 << 20; i++) putchar(' ');
}
