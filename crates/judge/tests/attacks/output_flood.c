// expect: OLE
// reason: of output
#include <string.h>
#include <unistd.h>
static char piece[1 << 16];
int main(void) {
    memset(piece, 'x', sizeof piece);
    for (;;) write(1, piece, sizeof piece);
}
