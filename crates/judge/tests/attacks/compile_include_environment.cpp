// expect: CE
#include "/proc/self/environ"
#include "/proc/1/environ"
int main() {}
