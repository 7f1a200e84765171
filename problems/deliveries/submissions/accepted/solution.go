package main

import (
	"bufio"
	"container/heap"
	"fmt"
	"os"
	"strconv"
	"strings"
)

const day = 1440

type road struct{ to, length, opens, hours int }

type entry struct{ time, place int }

type queue []entry

func (q queue) Len() int           { return len(q) }
func (q queue) Less(i, j int) bool { return q[i].time < q[j].time }
func (q queue) Swap(i, j int)      { q[i], q[j] = q[j], q[i] }
func (q *queue) Push(x any)        { *q = append(*q, x.(entry)) }
func (q *queue) Pop() any {
	last := len(*q) - 1
	x := (*q)[last]
	*q = (*q)[:last]
	return x
}

func number(text string) int {
	n, _ := strconv.Atoi(text)
	return n
}

func minutes(text string) int {
	return 60*number(text[:2]) + number(text[3:5])
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	line := func() []string {
		in.Scan()
		return strings.Split(in.Text(), " ")
	}
	first := line()
	n, m, q := number(first[0]), number(first[1]), number(first[2])
	roads := make([][]road, n+1)
	for i := 0; i < m; i++ {
		words := line()
		a, b, length := number(words[0]), number(words[1]), number(words[2])
		opens, hours := 0, day
		if len(words) > 3 {
			opens = minutes(words[3])
			hours = (minutes(words[3][6:]) - opens + day) % day
		}
		roads[a] = append(roads[a], road{b, length, opens, hours})
		roads[b] = append(roads[b], road{a, length, opens, hours})
	}
	arrival := make([]int, n+1)
	for i := range arrival {
		arrival[i] = -1
	}
	waiting := &queue{{minutes(first[3]), 1}}
	for waiting.Len() > 0 {
		e := heap.Pop(waiting).(entry)
		if arrival[e.place] >= 0 {
			continue
		}
		arrival[e.place] = e.time
		for _, r := range roads[e.place] {
			if arrival[r.to] >= 0 {
				continue
			}
			wait := 0
			if since := (e.time - r.opens + day) % day; since >= r.hours {
				wait = day - since
			}
			heap.Push(waiting, entry{e.time + wait + r.length, r.to})
		}
	}
	for i := 0; i < q; i++ {
		time := arrival[number(line()[0])]
		if time < 0 {
			fmt.Fprintln(out, "never")
		} else {
			fmt.Fprintf(out, "day %d %02d:%02d\n", time/day+1, time%day/60, time%60)
		}
	}
}
