// expect: RTE
// reason: exit code 127
// The status a failed start would show elsewhere; here it can only be the program's own.
int main(void) { return 127; }
