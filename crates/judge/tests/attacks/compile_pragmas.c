// expect: CE
// message: passwd
// Asks the compiler, by pragma, for a plug-in and for the age of a host file.
#pragma GCC optimize("-fplugin=/tmp/plugin.so")
#pragma GCC dependency "/etc/passwd"
#include "/etc/passwd"
int main(void) { return 0; }
