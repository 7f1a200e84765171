// expect: AC
// One byte in a while; each wakes the judge.
#include <unistd.h>
int main(void) {
    for (int i = 0; i < 300; i++) {
        write(1, i < 4 ? &"held"[i] : " ", 1);
        usleep(1000);
    }
}
