package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
)

type cell struct {
	kind          string
	used          []*cell
	number, value int
	users         map[*cell]bool
	seen, touched int
}

func (c *cell) evaluate() int {
	if c.kind == "num" {
		return c.number
	}
	value := c.used[0].value
	if c.kind == "plus" {
		return value + c.number
	}
	for _, other := range c.used {
		if (c.kind == "max") == (other.value > value) {
			value = other.value
		}
	}
	return value
}

// after appends the cells that depend on c and then c itself, so from behind each comes after what
// it uses. Stacks of Go grow, so a long chain does no harm.
func (c *cell) after(time int, order []*cell) []*cell {
	c.seen = time
	for user := range c.users {
		if user.seen != time {
			order = user.after(time, order)
		}
	}
	return append(order, c)
}

func edit(time int, c *cell, kind string, used []*cell, number int) string {
	order := c.after(time, nil)
	for _, other := range used {
		if other.seen == time {
			return "cycle"
		}
	}
	for _, other := range c.used {
		delete(other.users, c)
	}
	for _, other := range used {
		other.users[c] = true
	}
	c.kind, c.used, c.number = kind, used, number
	c.touched = time
	recalculated, changed := 0, 0
	for i := len(order) - 1; i >= 0; i-- {
		at := order[i]
		if at.touched != time {
			continue
		}
		recalculated++
		if value := at.evaluate(); value != at.value {
			at.value = value
			changed++
			for user := range at.users {
				user.touched = time
			}
		}
	}
	return fmt.Sprint(recalculated, " ", changed)
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	cells := map[string]*cell{}
	named := func(name string) *cell {
		if cells[name] == nil {
			cells[name] = &cell{kind: "num", users: map[*cell]bool{}}
		}
		return cells[name]
	}
	in.Scan()
	for time := 1; in.Scan(); time++ {
		words := strings.Split(in.Text(), " ")
		c := named(words[1])
		if words[0] == "get" {
			fmt.Fprintln(out, c.value)
			continue
		}
		kind, rest, number := words[2], words[3:], 0
		if kind == "num" || kind == "plus" {
			number, _ = strconv.Atoi(rest[len(rest)-1])
			rest = rest[:len(rest)-1]
		}
		var used []*cell
		for _, name := range rest {
			used = append(used, named(name))
		}
		fmt.Fprintln(out, edit(time, c, kind, used, number))
	}
}
