// expect: AC
// input: 64
#include <stdio.h>
int main(void) { puts("held"); }
