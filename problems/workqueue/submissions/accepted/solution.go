package main

import (
	"bufio"
	"fmt"
	"os"
)

type entry struct{ message, until int }

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n, hold, most int
	fmt.Fscan(in, &n, &hold, &most)
	state := []string{""}
	takes := []int{0}
	until := []int{0}
	var queue []int
	var taken []entry
	for ; n > 0; n-- {
		var now, message int
		var kind string
		fmt.Fscan(in, &now, &kind)
		for len(taken) > 0 && taken[0].until <= now {
			e := taken[0]
			taken = taken[1:]
			if state[e.message] != "held" || until[e.message] != e.until {
				continue
			}
			if takes[e.message] == most {
				state[e.message] = "dead"
			} else {
				state[e.message] = "waiting"
				queue = append(queue, e.message)
			}
		}
		switch kind {
		case "send":
			queue = append(queue, len(state))
			state = append(state, "waiting")
			takes = append(takes, 0)
			until = append(until, 0)
		case "take":
			if len(queue) == 0 {
				fmt.Fprintln(out, "none")
				continue
			}
			message = queue[0]
			queue = queue[1:]
			state[message] = "held"
			takes[message]++
			until[message] = now + hold
			taken = append(taken, entry{message, now + hold})
			fmt.Fprintln(out, message)
		default:
			fmt.Fscan(in, &message)
			if message < len(state) && state[message] == "held" {
				state[message] = "done"
				fmt.Fprintln(out, "ok")
			} else {
				fmt.Fprintln(out, "late")
			}
		}
	}
	count := map[string]int{}
	for _, s := range state {
		count[s]++
	}
	fmt.Fprintln(out, "waiting", count["waiting"], "held", count["held"], "done", count["done"], "dead", count["dead"])
}
