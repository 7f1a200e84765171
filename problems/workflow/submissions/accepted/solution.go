package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n, s, r, q int
	fmt.Fscan(in, &n, &s, &r, &q)
	var target [101][101][11]int
	for ; r > 0; r-- {
		var role, from, action, to int
		fmt.Fscan(in, &role, &from, &action, &to)
		target[from][action][role] = to
	}
	states := make([]int, n+1)
	for i := range states {
		states[i] = 1
	}
	for ; q > 0; q-- {
		var item, role, action int
		fmt.Fscan(in, &item, &role, &action)
		if item > n {
			fmt.Fprintln(out, 404)
			continue
		}
		roles := &target[states[item]][action]
		other := 1
		for other <= 10 && roles[other] == 0 {
			other++
		}
		if roles[role] > 0 {
			states[item] = roles[role]
			fmt.Fprintln(out, 200, states[item])
		} else if other <= 10 {
			fmt.Fprintln(out, 403, other)
		} else {
			fmt.Fprintln(out, 409, states[item])
		}
	}
	count := make([]int, s+1)
	for _, state := range states[1:] {
		count[state]++
	}
	for i := 1; i <= s; i++ {
		if i > 1 {
			fmt.Fprint(out, " ")
		}
		fmt.Fprint(out, count[i])
	}
	fmt.Fprintln(out)
}
