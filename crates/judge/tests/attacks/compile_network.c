// expect: CE
// message: No such file
#include "//169.254.169.254/latest/meta-data"
int main(void) {}
