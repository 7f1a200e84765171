package main

import (
	"bufio"
	"fmt"
	"os"
)

type change struct {
	begin, end int
	fresh      []string
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	next := func() string {
		in.Scan()
		return in.Text()
	}
	var n, p int
	fmt.Sscan(next(), &n, &p)
	var file []string
	for ; n > 0; n-- {
		file = append(file, next())
	}
	for ; p > 0; p-- {
		var hunks, bad, least, removed, inserted int
		fmt.Sscanf(next(), "patch %d", &hunks)
		changes := make([]change, hunks)
		for i := range changes {
			c := &changes[i]
			var count int
			fmt.Sscanf(next(), "hunk %d %d", &c.begin, &count)
			c.begin--
			c.end = c.begin
			fits := c.begin >= least && c.begin <= len(file)
			for ; count > 0; count-- {
				line := next()
				if line[0] != '+' {
					fits = fits && c.end < len(file) && file[c.end] == line[1:]
					c.end++
				}
				if line[0] != '-' {
					c.fresh = append(c.fresh, line[1:])
				}
				switch line[0] {
				case '-':
					removed++
				case '+':
					inserted++
				}
			}
			least = c.end
			if !fits && bad == 0 {
				bad = i + 1
			}
		}
		if bad > 0 {
			fmt.Fprintln(out, "rejected", bad)
			continue
		}
		for i := hunks - 1; i >= 0; i-- {
			c := changes[i]
			size := len(file) + len(c.fresh) - (c.end - c.begin)
			grown := append(file, c.fresh...) // room enough
			copy(grown[c.begin+len(c.fresh):size], file[c.end:])
			copy(grown[c.begin:], c.fresh)
			file = grown[:size]
		}
		fmt.Fprintln(out, "applied", removed, inserted)
	}
	fmt.Fprintln(out, len(file))
	for _, line := range file {
		fmt.Fprintln(out, line)
	}
}
