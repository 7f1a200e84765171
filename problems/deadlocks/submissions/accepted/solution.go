package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
)

type fate int

const (
	unknown fate = iota
	walking
	deadlock
	stuck
	queued
)

type thread struct {
	name string
	line int // of its want, 0 if it does not wait
	lock string
	fate fate
}

func main() {
	in := bufio.NewReaderSize(os.Stdin, 1<<16)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n int
	fmt.Fscan(in, &n)
	named := map[string]*thread{}
	queues := map[string][]*thread{} // a holder, then those that wait
	var all []*thread
	for line := 1; line <= n; line++ {
		var kind, name, lock string
		fmt.Fscan(in, &kind, &name, &lock)
		t := named[name]
		if t == nil {
			t = &thread{name: name}
			named[name] = t
			all = append(all, t)
		}
		if kind == "want" {
			if len(queues[lock]) > 0 {
				t.line, t.lock = line, lock
			}
			queues[lock] = append(queues[lock], t)
		} else {
			queues[lock] = queues[lock][1:]
			if len(queues[lock]) > 0 {
				queues[lock][0].line = 0
			}
		}
	}
	next := func(t *thread) *thread { return queues[t.lock][0] }
	var closing []*thread
	count := map[fate]int{}
	for _, start := range all {
		at := start
		for at.line > 0 && at.fate == unknown {
			at.fate = walking
			at = next(at)
		}
		end := stuck
		if at.line == 0 || at.fate == queued {
			end = queued
		} else if at.fate == walking {
			last := at
			for ; at.fate == walking; at = next(at) {
				at.fate = deadlock
				if at.line > last.line {
					last = at
				}
			}
			closing = append(closing, last)
		}
		for at = start; at.line > 0 && at.fate == walking; at = next(at) {
			at.fate = end
			count[end]++
		}
	}
	sort.Slice(closing, func(a, b int) bool { return closing[a].line < closing[b].line })
	for _, last := range closing {
		fmt.Fprint(out, "deadlock ", last.line, " ", last.name)
		for at := next(last); at != last; at = next(at) {
			fmt.Fprint(out, " ", at.name)
		}
		fmt.Fprintln(out)
	}
	fmt.Fprintln(out, "stuck", count[stuck], "queued", count[queued])
}
