// expect: CE
#define TEN(x) x x x x x x x x x x
#define LOTS(x) TEN(TEN(TEN(TEN(x))))
int main() { LOTS(undeclared_name_that_is_rather_long + "text"; wrong_type *p = 3.5;) }
