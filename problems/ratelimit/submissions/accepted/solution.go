package main

import (
	"bufio"
	"fmt"
	"os"
)

type client struct {
	name                              string
	tokens, passed, until             int64
	inRow, allowed, refused, dropped int
}

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n int
	var size, period, ban int64
	fmt.Fscan(in, &n, &size, &period, &ban)
	var clients []*client
	byName := map[string]*client{}
	for i := 0; i < n; i++ {
		var time, cost int64
		var name string
		fmt.Fscan(in, &time, &name, &cost)
		c, known := byName[name]
		if !known {
			c = &client{name: name, tokens: size}
			byName[name] = c
			clients = append(clients, c)
		}
		if time < c.until {
			c.dropped++
			continue
		}
		c.tokens += time/period - c.passed
		if c.tokens > size {
			c.tokens = size
		}
		c.passed = time / period
		if c.tokens >= cost {
			c.tokens -= cost
			c.inRow = 0
			c.allowed++
			continue
		}
		c.refused++
		c.inRow++
		if c.inRow == 3 {
			c.inRow = 0
			c.until = time + ban
		}
	}
	for _, c := range clients {
		fmt.Fprintln(out, c.name, c.allowed, c.refused, c.dropped)
	}
}
