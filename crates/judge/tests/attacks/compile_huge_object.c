// expect: CE
int all[400000000] = {1};
int main(void) { return all[1]; }
