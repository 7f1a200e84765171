// expect: CE
// message: The compiler
template <int depth, int way> struct Tree {
    enum { value = Tree<depth - 1, 2 * way>::value + Tree<depth - 1, 2 * way + 1>::value };
};
template <int way> struct Tree<0, way> { enum { value = way }; };
int main() { return Tree<28, 1>::value; }
