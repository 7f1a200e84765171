package main

import (
	"bufio"
	"fmt"
	"math/bits"
	"os"
	"strings"
)

type set []uint64

type box struct {
	having map[string]set
	size   int // of a set
	parts  []string
}

func (b *box) note(word string, ticket int) {
	if b.having[word] == nil {
		b.having[word] = make(set, b.size)
	}
	b.having[word][ticket/64] |= 1 << (ticket % 64)
}

func (b *box) next() string {
	if len(b.parts) == 0 {
		return ")"
	}
	part := b.parts[0]
	b.parts = b.parts[1:]
	return part
}

// Tickets for which all parts up to `or` or the end hold, and which of them it was.
func (b *box) series() (set, string) {
	found := make(set, b.size)
	for i := range found {
		found[i] = ^uint64(0)
	}
	for part := b.next(); ; part = b.next() {
		if part == "or" || part == ")" {
			return found, part
		}
		turned := part[0] == '-'
		word := strings.TrimPrefix(part, "-")
		var holds set
		if word == "(" {
			holds = b.query()
		} else if holds = b.having[word]; holds == nil {
			holds = make(set, b.size)
		}
		for i := range found {
			if turned {
				found[i] &^= holds[i]
			} else {
				found[i] &= holds[i]
			}
		}
	}
}

func (b *box) query() set {
	found, last := b.series()
	for last == "or" {
		var more set
		more, last = b.series()
		for i := range found {
			found[i] |= more[i]
		}
	}
	return found
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var t, q int
	in.Scan()
	fmt.Sscan(in.Text(), &t, &q)
	b := box{having: map[string]set{}, size: (t + 63) / 64}
	for ticket := 0; ticket < t; ticket++ {
		in.Scan()
		for _, entry := range strings.Fields(in.Text()) {
			b.note(entry, ticket)
			if _, value, found := strings.Cut(entry, ":"); found {
				b.note(value, ticket)
			}
		}
	}
	for ; q > 0; q-- {
		in.Scan()
		b.parts = strings.Fields(in.Text())
		found := b.query()
		if t%64 > 0 {
			found[b.size-1] &= 1<<(t%64) - 1
		}
		count, first := 0, 0
		for i := b.size - 1; i >= 0; i-- {
			count += bits.OnesCount64(found[i])
			if found[i] != 0 {
				first = 64*i + bits.TrailingZeros64(found[i]) + 1
			}
		}
		if count > 0 {
			fmt.Fprintln(out, count, first)
		} else {
			fmt.Fprintln(out, 0)
		}
	}
}
