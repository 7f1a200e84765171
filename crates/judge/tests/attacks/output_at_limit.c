// expect: AC
// Exactly as much as may be written.
#include <stdio.h>
int main(void) {
    printf("held");
    for (int i = 4; i < 1 << 20; i++) putchar(' ');
}
