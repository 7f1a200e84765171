package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var n, q int
	fmt.Fscan(in, &n, &q)
	for i := 0; i < n; i++ {
		var version string
		fmt.Fscan(in, &version)
	}
	for i := 0; i < q; i++ {
		var request string
		fmt.Fscan(in, &request)
	}
	// Your solution goes here.
	fmt.Println("none")
}
