// expect: CE
// message: No such file
#include "/etc/passwd"
int main(void) {}
