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
		var first, last, level, cents int
		fmt.Fscan(in, &first, &last, &level, &cents)
	}
	// Your solution goes here.
	fmt.Println("none")
}
