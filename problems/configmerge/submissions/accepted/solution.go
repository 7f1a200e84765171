package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
	"strings"
)

// node is a part of a key; what lies below it hangs on it.
type node struct {
	value string // empty: not set
	below map[string]*node
}

func (n *node) find(key string, makes bool) *node {
	for _, part := range strings.Split(key, ".") {
		next := n.below[part]
		if next == nil {
			if !makes {
				return nil
			}
			next = &node{}
			if n.below == nil {
				n.below = map[string]*node{}
			}
			n.below[part] = next
		}
		n = next
	}
	return n
}

func (n *node) count() int {
	count := 0
	if n.value != "" {
		count++
	}
	for _, next := range n.below {
		count += next.count()
	}
	return count
}

type layer struct {
	rank  int
	lines []string
}

func main() {
	in := bufio.NewReaderSize(os.Stdin, 1<<16)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	word := func() string {
		line, _ := in.ReadString('\n')
		return strings.TrimSuffix(line, "\n")
	}
	var layerCount, queryCount int
	fmt.Sscan(word(), &layerCount, &queryCount)
	layers := make([]layer, layerCount)
	for i := range layers {
		var count int
		fmt.Sscan(word(), &layers[i].rank, &count)
		for k := 0; k < count; k++ {
			layers[i].lines = append(layers[i].lines, word())
		}
	}
	sort.Slice(layers, func(i, j int) bool { return layers[i].rank < layers[j].rank })
	root := &node{}
	for _, l := range layers {
		for _, line := range l.lines {
			if line[0] == '!' {
				if n := root.find(line[1:], false); n != nil {
					*n = node{}
				}
				continue
			}
			equals := strings.IndexByte(line, '=')
			root.find(line[:equals], true).value = line[equals+1:]
		}
	}
	for i := 0; i < queryCount; i++ {
		n := root.find(word(), false)
		if n == nil || n.value == "" {
			fmt.Fprintln(out, "<unset>")
		} else {
			fmt.Fprintln(out, n.value)
		}
	}
	fmt.Fprintln(out, root.count())
}
