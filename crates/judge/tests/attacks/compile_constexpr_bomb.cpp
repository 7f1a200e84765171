// expect: CE
constexpr unsigned long long burn(unsigned long long times) {
    unsigned long long sum = 0;
    for (unsigned long long i = 0; i < times; i++) sum += i * i;
    return sum;
}
constexpr auto much = burn(1ull << 60);
int main() { return much != 0; }
