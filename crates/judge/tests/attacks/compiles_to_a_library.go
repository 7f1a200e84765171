// expect: CE
// message: package main
package solution

func Solve() {}
