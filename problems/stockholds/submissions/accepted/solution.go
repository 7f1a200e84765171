package main

import (
	"bufio"
	"fmt"
	"os"
)

type reservation struct {
	number, item, pieces, until int
	waits, held                 bool
}

type shop struct {
	out      *bufio.Writer
	seconds  int
	free     map[int]int
	queues   map[int][]*reservation
	expiring []*reservation
}

// Those that have waited for the longest time come first; some of them wait no longer.
func (s *shop) serve(now, item int) {
	queue := s.queues[item]
	for len(queue) > 0 && (!queue[0].waits || queue[0].pieces <= s.free[item]) {
		if r := queue[0]; r.waits {
			s.free[item] -= r.pieces
			r.waits, r.held, r.until = false, true, now+s.seconds
			s.expiring = append(s.expiring, r)
			fmt.Fprintln(s.out, now, r.number, "held")
		}
		queue = queue[1:]
	}
	s.queues[item] = queue
}

// The reservation is over, and its pieces are free again.
func (s *shop) over(now int, r *reservation, word string) {
	fmt.Fprintln(s.out, now, r.number, word)
	if r.held {
		s.free[r.item] += r.pieces
	}
	r.waits, r.held = false, false
	s.serve(now, r.item)
}

func main() {
	in := bufio.NewReader(os.Stdin)
	s := shop{out: bufio.NewWriter(os.Stdout), free: map[int]int{}, queues: map[int][]*reservation{}}
	defer s.out.Flush()
	var n int
	fmt.Fscan(in, &n, &s.seconds)
	all := make([]*reservation, n+1)
	for number := 1; number <= n; number++ {
		var now, which, pieces int
		var kind string
		fmt.Fscan(in, &now, &kind, &which)
		for len(s.expiring) > 0 && s.expiring[0].until <= now {
			r := s.expiring[0]
			s.expiring = s.expiring[1:]
			if r.held {
				s.over(r.until, r, "expired")
			}
		}
		switch kind {
		case "add":
			fmt.Fscan(in, &pieces)
			s.free[which] += pieces
			s.serve(now, which)
		case "hold":
			fmt.Fscan(in, &pieces)
			r := &reservation{number: number, item: which, pieces: pieces, waits: true}
			all[number] = r
			s.queues[which] = append(s.queues[which], r)
			// Nobody in front of it can be served, or it would be already.
			if s.serve(now, which); r.waits {
				fmt.Fprintln(s.out, now, number, "waits")
			}
		default:
			r := all[which]
			switch {
			case kind == "pay" && r.held:
				r.held = false
				fmt.Fprintln(s.out, now, which, "paid")
			case kind == "quit" && (r.held || r.waits):
				s.over(now, r, "gone")
			default:
				fmt.Fprintln(s.out, now, which, "no")
			}
		}
	}
	free, waits := 0, 0
	for _, pieces := range s.free {
		free += pieces
	}
	for _, r := range all {
		if r != nil && r.waits {
			waits++
		}
	}
	fmt.Fprintln(s.out, "free", free, "waits", waits)
}
