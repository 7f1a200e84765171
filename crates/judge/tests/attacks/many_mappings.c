// expect: AC|MLE
// As many mappings as the kernel allows, each with something in it.
#include <stdio.h>
#include <sys/mman.h>
int main(void) {
    for (long i = 0; i < 100000; i++) {
        int access = i % 2 ? PROT_READ : PROT_READ | PROT_WRITE;
        if (mmap(0, 4096, access, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED) break;
    }
    puts("held");
}
