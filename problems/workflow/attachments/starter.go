package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var n, s, r, q int
	fmt.Fscan(in, &n, &s, &r, &q)
	for i := 0; i < r; i++ {
		var role, state, action, target int
		fmt.Fscan(in, &role, &state, &action, &target)
	}
	for i := 0; i < q; i++ {
		var item, role, action int
		fmt.Fscan(in, &item, &role, &action)
	}
	// Your solution goes here.
	fmt.Println("404")
}
