// expect: CE
constexpr unsigned long spin(unsigned long n) {
    unsigned long sum = 0;
    for (unsigned long i = 0; i < n; i++) sum += i * i;
    return sum;
}
constexpr unsigned long value = spin(1UL << 60);
int main() { return value; }
