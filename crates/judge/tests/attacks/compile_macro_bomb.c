// expect: CE
#define A x x x x x x x x x x x x x x x x
#define B A A A A A A A A A A A A A A A A
#define C B B B B B B B B B B B B B B B B
#define D C C C C C C C C C C C C C C C C
#define F D D D D D D D D D D D D D D D D
#define G F F F F F F F F F F F F F F F F
#define H G G G G G G G G G G G G G G G G
int main(void) { H }
