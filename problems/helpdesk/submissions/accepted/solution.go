package main

import (
	"bufio"
	"container/heap"
	"fmt"
	"os"
	"strconv"
	"strings"
)

type entry struct{ key, number int }

type entries []entry

func (e entries) Len() int { return len(e) }
func (e entries) Less(i, j int) bool {
	return e[i].key < e[j].key || e[i].key == e[j].key && e[i].number < e[j].number
}
func (e entries) Swap(i, j int) { e[i], e[j] = e[j], e[i] }
func (e *entries) Push(x any)   { *e = append(*e, x.(entry)) }
func (e *entries) Pop() any {
	last := (*e)[len(*e)-1]
	*e = (*e)[:len(*e)-1]
	return last
}

// The first entry that is still true.
func (e *entries) first(holds func(entry) bool) (entry, bool) {
	for len(*e) > 0 && !holds((*e)[0]) {
		heap.Pop(e)
	}
	if len(*e) == 0 {
		return entry{}, false
	}
	return (*e)[0], true
}

type ticket struct {
	skill, came, key int
	waits            bool
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var m, n, factor int
	in.Scan()
	fmt.Sscan(in.Text(), &m, &n, &factor)
	skills := make([][]int, m+1)
	for agent := 1; agent <= m; agent++ {
		in.Scan()
		for _, word := range strings.Fields(in.Text()) {
			skill, _ := strconv.Atoi(word)
			skills[agent] = append(skills[agent], skill)
		}
	}
	var waiting, idle [51]entries
	since := make([]int, m+1)
	tickets := []ticket{{}}
	waits := func(e entry) bool { return tickets[e.number].waits && tickets[e.number].key == e.key }
	isIdle := func(e entry) bool { return since[e.number] == e.key }
	open, free := 0, 0
	for line := 1; line <= n; line++ {
		in.Scan()
		words := strings.Fields(in.Text())
		time, _ := strconv.Atoi(words[0])
		which, _ := strconv.Atoi(words[2])
		priority, _ := strconv.Atoi(words[len(words)-1])
		switch words[1] {
		case "ask":
			if since[which] > 0 {
				continue
			}
			best := entries{}
			for _, skill := range skills[which] {
				if e, found := waiting[skill].first(waits); found {
					heap.Push(&best, e)
				}
			}
			if len(best) > 0 {
				tickets[best[0].number].waits = false
				open--
				fmt.Fprintln(out, time, best[0].number, which)
				continue
			}
			since[which] = line
			free++
			for _, skill := range skills[which] {
				heap.Push(&idle[skill], entry{line, which})
			}
			continue
		case "new":
			e, found := idle[which].first(isIdle)
			tickets = append(tickets, ticket{which, time, 0, !found})
			which = len(tickets) - 1
			if found {
				since[e.number] = 0
				free--
				fmt.Fprintln(out, time, which, e.number)
				continue
			}
			open++
		case "drop":
			if tickets[which].waits {
				tickets[which].waits = false
				open--
			}
		}
		if t := &tickets[which]; t.waits {
			t.key = t.came - priority*factor
			heap.Push(&waiting[t.skill], entry{t.key, which})
		}
	}
	fmt.Fprintln(out, "waiting", open, "idle", free)
}
