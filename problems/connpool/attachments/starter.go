package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var n, k, w int
	fmt.Fscan(in, &n, &k, &w)
	for i := 0; i < n; i++ {
		var t, d int
		fmt.Fscan(in, &t, &d)
	}
	// Your solution goes here.
	fmt.Println("served 0 waited 0")
}
