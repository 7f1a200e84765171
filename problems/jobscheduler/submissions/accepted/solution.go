package main

import (
	"bufio"
	"container/heap"
	"fmt"
	"os"
	"sort"
)

type job struct {
	number, priority        int
	arrival, duration, ends int64
	team                    *team
}

type jobs struct {
	list []*job
	less func(a, b *job) bool
}

func (j *jobs) Len() int           { return len(j.list) }
func (j *jobs) Less(a, b int) bool { return j.less(j.list[a], j.list[b]) }
func (j *jobs) Swap(a, b int)      { j.list[a], j.list[b] = j.list[b], j.list[a] }
func (j *jobs) Push(x any)         { j.list = append(j.list, x.(*job)) }
func (j *jobs) Pop() any {
	last := len(j.list) - 1
	x := j.list[last]
	j.list = j.list[:last]
	return x
}

type team struct {
	running int
	waiting jobs
}

func better(a, b *job) bool {
	if a.priority != b.priority {
		return a.priority > b.priority
	}
	if a.arrival != b.arrival {
		return a.arrival < b.arrival
	}
	return a.number < b.number
}

// best is its best waiting job, if it may start one.
func (t *team) best(limit int) *job {
	if t.running >= limit || t.waiting.Len() == 0 {
		return nil
	}
	return t.waiting.list[0]
}

func main() {
	in := bufio.NewReaderSize(os.Stdin, 1<<16)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n, workers, limit int
	fmt.Fscan(in, &n, &workers, &limit)
	teams := map[string]*team{}
	all := make([]*job, n)
	for i := range all {
		j := &job{number: i}
		var name string
		fmt.Fscan(in, &j.arrival, &name, &j.priority, &j.duration)
		if teams[name] == nil {
			teams[name] = &team{waiting: jobs{less: better}}
		}
		j.team = teams[name]
		all[i] = j
	}
	coming := append([]*job(nil), all...)
	sort.SliceStable(coming, func(a, b int) bool { return coming[a].arrival < coming[b].arrival })
	ending := &jobs{less: func(a, b *job) bool { return a.ends < b.ends }}
	// The best job of each team that may start one, and perhaps jobs that were that once.
	ready := &jobs{less: better}
	enter := func(t *team) {
		if best := t.best(limit); best != nil {
			heap.Push(ready, best)
		}
	}
	for len(coming) > 0 || ending.Len() > 0 {
		now := int64(1) << 62
		if len(coming) > 0 {
			now = coming[0].arrival
		}
		if ending.Len() > 0 && ending.list[0].ends < now {
			now = ending.list[0].ends
		}
		for ending.Len() > 0 && ending.list[0].ends == now {
			t := heap.Pop(ending).(*job).team
			workers++
			t.running--
			enter(t)
		}
		for len(coming) > 0 && coming[0].arrival == now {
			heap.Push(&coming[0].team.waiting, coming[0])
			enter(coming[0].team)
			coming = coming[1:]
		}
		for workers > 0 && ready.Len() > 0 {
			j := heap.Pop(ready).(*job)
			if j.team.best(limit) != j {
				continue
			}
			heap.Pop(&j.team.waiting)
			j.team.running++
			workers--
			j.ends = now + j.duration
			heap.Push(ending, j)
			enter(j.team)
		}
	}
	for _, j := range all {
		fmt.Fprintln(out, j.ends-j.duration)
	}
}
