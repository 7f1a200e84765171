// expect: WA
// NUL, every byte that is no UTF-8, and half a character at the end, on both streams.
#include <unistd.h>
int main(void) {
    for (int stream = 1; stream < 3; stream++) {
        for (int i = 0; i < 256; i++) {
            char byte = (char)i;
            write(stream, &byte, 1);
        }
        write(stream, "held\xe2\x82", 6);
    }
}
