package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var n, m, c int
	fmt.Fscan(in, &n, &m, &c)
	for i := 0; i < m; i++ {
		var a, b int
		fmt.Fscan(in, &a, &b)
	}
	for i := 0; i < c; i++ {
		var cable int
		fmt.Fscan(in, &cable)
	}
	// Your solution goes here.
	fmt.Println("1 1")
}
