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
	var n, races int
	fmt.Fscan(in, &n)
	var seen [21][21]int
	given := make([][21]int, 5001)
	access := make([][21]int, 5001)
	writing := make([][21]int, 5001)
	racing := map[int]bool{}
	for number := 1; number <= n; number++ {
		var kind string
		var thread, thing int
		fmt.Fscan(in, &kind, &thread, &thing)
		own := &seen[thread]
		own[thread] = number
		switch kind {
		case "lock":
			for t, last := range given[thing] {
				if own[t] < last {
					own[t] = last
				}
			}
		case "unlock":
			given[thing] = *own
		default:
			lines := writing[thing]
			if kind == "write" {
				lines = access[thing]
			}
			last := 0
			for t, line := range lines {
				if own[t] < line && line > last {
					last = line
				}
			}
			if last > 0 {
				fmt.Fprintln(out, number, last)
				races++
				racing[thing] = true
			}
			access[thing][thread] = number
			if kind == "write" {
				writing[thing][thread] = number
			}
		}
	}
	fmt.Fprintln(out, "races", races, "variables", len(racing))
}
