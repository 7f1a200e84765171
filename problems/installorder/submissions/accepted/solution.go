package main

import (
	"bufio"
	"container/heap"
	"fmt"
	"os"
	"sort"
	"strconv"
	"strings"
)

type numbers []int

func (q numbers) Len() int           { return len(q) }
func (q numbers) Less(i, j int) bool { return q[i] < q[j] }
func (q numbers) Swap(i, j int)      { q[i], q[j] = q[j], q[i] }
func (q *numbers) Push(x any)        { *q = append(*q, x.(int)) }
func (q *numbers) Pop() any {
	last := len(*q) - 1
	x := (*q)[last]
	*q = (*q)[:last]
	return x
}

// components finds Tarjan's components among the packages that are left.
type components struct {
	needs           [][]int
	left            []bool
	order, low      []int
	stack           []int
	onStack, cycle  []bool
	clock           int
}

func (c *components) visit(i int) {
	c.clock++
	c.order[i], c.low[i] = c.clock, c.clock
	c.stack = append(c.stack, i)
	c.onStack[i] = true
	self := false
	for _, j := range c.needs[i] {
		if !c.left[j] {
			continue
		}
		self = self || j == i
		if c.order[j] == 0 {
			c.visit(j)
			if c.low[j] < c.low[i] {
				c.low[i] = c.low[j]
			}
		} else if c.onStack[j] && c.order[j] < c.low[i] {
			c.low[i] = c.order[j]
		}
	}
	if c.low[i] != c.order[i] {
		return
	}
	alone := c.stack[len(c.stack)-1] == i
	for {
		j := c.stack[len(c.stack)-1]
		c.stack = c.stack[:len(c.stack)-1]
		c.onStack[j] = false
		c.cycle[j] = !alone || self
		if j == i {
			return
		}
	}
}

func show(word string, names []string) {
	if len(names) == 0 {
		names = []string{"-"}
	}
	fmt.Println(word, strings.Join(names, " "))
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(nil, 1<<21)
	in.Scan()
	n, _ := strconv.Atoi(in.Text())
	rows := make([][]string, n)
	for i := range rows {
		in.Scan()
		rows[i] = strings.Split(in.Text(), " ")
	}
	sort.Slice(rows, func(i, j int) bool { return rows[i][0] < rows[j][0] })
	number := map[string]int{}
	for i, row := range rows {
		number[row[0]] = i
	}
	needs, neededBy, open := make([][]int, n), make([][]int, n), make([]int, n)
	for i, row := range rows {
		seen := map[string]bool{}
		for _, other := range row[1:] {
			if seen[other] {
				continue
			}
			seen[other] = true
			open[i]++
			if j, known := number[other]; known {
				needs[i] = append(needs[i], j)
				neededBy[j] = append(neededBy[j], i)
			}
		}
	}
	ready := &numbers{}
	left := make([]bool, n)
	for i := range rows {
		left[i] = true
		if open[i] == 0 {
			heap.Push(ready, i)
		}
	}
	var installed, cycle, blocked []string
	for ready.Len() > 0 {
		i := heap.Pop(ready).(int)
		installed = append(installed, rows[i][0])
		left[i] = false
		for _, j := range neededBy[i] {
			if open[j]--; open[j] == 0 {
				heap.Push(ready, j)
			}
		}
	}
	c := components{needs: needs, left: left, order: make([]int, n), low: make([]int, n),
		onStack: make([]bool, n), cycle: make([]bool, n)}
	for i := range rows {
		if left[i] && c.order[i] == 0 {
			c.visit(i)
		}
	}
	for i, row := range rows {
		if left[i] && c.cycle[i] {
			cycle = append(cycle, row[0])
		} else if left[i] {
			blocked = append(blocked, row[0])
		}
	}
	show("install", installed)
	show("cycle", cycle)
	show("blocked", blocked)
}
