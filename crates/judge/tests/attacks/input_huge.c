// expect: AC
// input: 256
// Reads more than its memory limit, piece by piece.
#include <stdio.h>
#include <unistd.h>
static char piece[1 << 16];
int main(void) {
    long total = 0;
    for (long got; (got = read(0, piece, sizeof piece)) > 0;) total += got;
    puts(total == 256L << 20 ? "held" : "a part of the input is missing");
}
