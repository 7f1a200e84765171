// expect: RTE
// reason: a blocked system call
// The 32-bit system call door, whose numbers mean other calls.
int main(void) {
    long answer;
    __asm__ volatile("int $0x80" : "=a"(answer) : "a"(20) : "memory", "r8", "r9", "r10", "r11");
    return 0;
}
