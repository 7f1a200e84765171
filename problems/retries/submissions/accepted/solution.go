package main

import (
	"bufio"
	"container/heap"
	"fmt"
	"os"
)

type job struct {
	due, number, failures, calls int
	results                      string
}

type queue []*job

func (q queue) Len() int { return len(q) }
func (q queue) Less(a, b int) bool {
	return q[a].due < q[b].due || q[a].due == q[b].due && q[a].number < q[b].number
}
func (q queue) Swap(a, b int) { q[a], q[b] = q[b], q[a] }
func (q *queue) Push(x any)   { *q = append(*q, x.(*job)) }
func (q *queue) Pop() any {
	last := (*q)[len(*q)-1]
	*q = (*q)[:len(*q)-1]
	return last
}

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n, seconds, most, first, longest int
	fmt.Fscan(in, &n, &seconds, &most, &first, &longest)
	waits := []int{0, first}
	for len(waits) <= 20 {
		wait := 2 * waits[len(waits)-1]
		if wait > longest {
			wait = longest
		}
		waits = append(waits, wait)
	}
	q := queue{}
	for i := 1; i <= n; i++ {
		j := &job{number: i}
		fmt.Fscan(in, &j.due, &j.results)
		q = append(q, j)
	}
	heap.Init(&q)
	now, calls := 0, 0
	for len(q) > 0 {
		j := q[0]
		if now < j.due {
			now = j.due
		}
		now += seconds
		calls++
		result := j.results[j.calls]
		j.calls++
		wait := first
		if result == 'f' {
			j.failures++
			wait = waits[j.failures]
		}
		if result == 's' || j.failures == most {
			word := map[bool]string{true: "done", false: "dead"}[result == 's']
			fmt.Fprintln(out, j.number, word, now, j.calls)
			heap.Pop(&q)
			continue
		}
		j.due = now + wait
		heap.Fix(&q, 0)
	}
	fmt.Fprintln(out, "calls", calls)
}
