// expect: TLE
// reason: CPU
for (;;);
