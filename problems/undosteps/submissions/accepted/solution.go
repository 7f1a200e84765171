package main

import (
	"bufio"
	"fmt"
	"os"
)

type step struct{ cell, before, after int }

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n, limit int
	fmt.Fscan(in, &n, &limit)
	cells := make([]int, 5001)
	var done, undone []step
	for ; n > 0; n-- {
		var kind string
		var cell, value int
		fmt.Fscan(in, &kind)
		switch {
		case kind == "set":
			fmt.Fscan(in, &cell, &value)
			if cells[cell] == value {
				continue
			}
			undone = undone[:0]
			done = append(done, step{cell, cells[cell], value})
			cells[cell] = value
			if len(done) > limit {
				done = done[1:]
			}
		case kind == "get":
			fmt.Fscan(in, &cell)
			fmt.Fprintln(out, cell, cells[cell])
		case kind == "undo" && len(done) > 0:
			s := done[len(done)-1]
			done = done[:len(done)-1]
			undone = append(undone, s)
			cells[s.cell] = s.before
			fmt.Fprintln(out, s.cell, s.before)
		case kind == "redo" && len(undone) > 0:
			s := undone[len(undone)-1]
			undone = undone[:len(undone)-1]
			done = append(done, s)
			cells[s.cell] = s.after
			fmt.Fprintln(out, s.cell, s.after)
		default:
			fmt.Fprintln(out, "nothing")
		}
	}
}
