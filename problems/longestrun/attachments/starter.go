package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var n, b int
	fmt.Fscan(in, &n, &b)
	values := make([]int, n)
	for i := range values {
		fmt.Fscan(in, &values[i])
	}
	// Your solution goes here.
	fmt.Println("none")
}
