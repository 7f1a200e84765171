package main

import (
	"bufio"
	"container/list"
	"fmt"
	"os"
)

type request struct {
	thread string
	asked  int
	writes bool
	places []*list.Element // in the list of all, and in that of writers
}

// crowd has those that wait for a lock, or those that hold it.
type crowd struct {
	all, writers list.List
}

func (c *crowd) add(r *request) {
	r.places = []*list.Element{c.all.PushBack(r)}
	if r.writes {
		r.places = append(r.places, c.writers.PushBack(r))
	}
}

func (c *crowd) remove(r *request) {
	c.all.Remove(r.places[0])
	if r.writes {
		c.writers.Remove(r.places[1])
	}
}

// first is the first one that is in the way of this request, which may be itself.
func (c *crowd) first(r *request) *request {
	front := c.writers.Front()
	if r.writes {
		front = c.all.Front()
	}
	if front == nil {
		return nil
	}
	return front.Value.(*request)
}

type lock struct {
	waiting, holding crowd
}

func main() {
	in := bufio.NewReaderSize(os.Stdin, 1<<16)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n int
	fmt.Fscan(in, &n)
	locks := map[string]*lock{}
	current := map[[2]string]*request{}
	for number := 1; number <= n; number++ {
		var kind, thread, name, mode string
		fmt.Fscan(in, &kind, &thread, &name)
		if locks[name] == nil {
			locks[name] = &lock{}
		}
		l, r := locks[name], current[[2]string{thread, name}]
		switch kind {
		case "ask":
			fmt.Fscan(in, &mode)
			r = &request{thread: thread, asked: number, writes: mode == "write"}
			current[[2]string{thread, name}] = r
			l.waiting.add(r)
		case "quit":
			l.waiting.remove(r)
		case "free":
			l.holding.remove(r)
		case "get":
			if holder := l.holding.first(r); holder != nil {
				fmt.Fprintln(out, number, "conflict", holder.thread)
			} else if waiter := l.waiting.first(r); waiter != nil && waiter.asked < r.asked {
				fmt.Fprintln(out, number, "unfair", waiter.thread)
			}
			l.waiting.remove(r)
			l.holding.add(r)
		}
	}
	held, waiting, idle := 0, 0, 0
	for _, l := range locks {
		waiting += l.waiting.all.Len()
		if l.holding.all.Len() > 0 {
			held++
		} else if l.waiting.all.Len() > 0 {
			idle++
		}
	}
	fmt.Fprintln(out, "held", held, "waiting", waiting, "idle", idle)
}
