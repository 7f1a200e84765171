package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var n int
	fmt.Fscan(in, &n)
	for i := 0; i < n; i++ {
		var kind string
		var t, x int
		fmt.Fscan(in, &kind, &t, &x)
	}
	// Your solution goes here.
	fmt.Println("races 0 variables 0")
}
