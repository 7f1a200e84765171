package main

import (
	"bufio"
	"fmt"
	"os"
)

var parent, quota, own, use [15001]int
var there [15001]bool

func add(team, more int) {
	for ; team != 0; team = parent[team] {
		use[team] += more
	}
}

// The first team, going up, that has no room; 0 if all have.
func full(team, more int) int {
	for team != 0 && use[team]+more <= quota[team] {
		team = parent[team]
	}
	return team
}

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n int
	fmt.Fscan(in, &n)
	for ; n > 0; n-- {
		var kind string
		var t, p, q int
		fmt.Fscan(in, &kind, &t, &p)
		switch {
		case kind == "team":
			fmt.Fscan(in, &q)
			if there[t] {
				fmt.Fprintln(out, 409)
			} else if p != 0 && !there[p] {
				fmt.Fprintln(out, 404)
			} else {
				there[t], parent[t], quota[t] = true, p, q
				fmt.Fprintln(out, 201)
			}
		case !there[t] || kind == "move" && p != 0 && !there[p]:
			fmt.Fprintln(out, 404)
		case kind == "move":
			at := p
			for at != 0 && at != t {
				at = parent[at]
			}
			if at != 0 {
				fmt.Fprintln(out, 409)
				continue
			}
			add(parent[t], -use[t])
			other := full(p, use[t])
			if other == 0 {
				parent[t] = p
				fmt.Fprintln(out, 200)
			} else {
				fmt.Fprintln(out, 429, other)
			}
			add(parent[t], use[t])
		case kind == "stop" && own[t] < p:
			fmt.Fprintln(out, 409)
		case kind == "run" && full(t, p) != 0:
			fmt.Fprintln(out, 429, full(t, p))
		default:
			if kind == "stop" {
				p = -p
			}
			own[t] += p
			add(t, p)
			fmt.Fprintln(out, 200, use[t])
		}
	}
}
