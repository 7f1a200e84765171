// expect: AC|CE
// The compiler's own input is empty; it must not wait for it.
#include </dev/stdin>
#include <stdio.h>
int main(void) { puts("held"); }
