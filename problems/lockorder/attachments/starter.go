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
		var t, l int
		fmt.Fscan(in, &kind, &t, &l)
	}
	// Your solution goes here.
	fmt.Println("pairs 0 locks 0")
}
