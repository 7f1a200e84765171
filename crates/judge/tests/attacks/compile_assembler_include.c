// expect: CE
// message: shadow
__asm__(".include \"/etc/shadow\"\n");
int main(void) { return 0; }
