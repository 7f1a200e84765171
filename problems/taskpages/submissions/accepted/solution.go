package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
)

// A task and its priority in one number, so that the list is in the order of the numbers.
func key(task, priority int) int { return (1_000_000-priority)<<20 | task }

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n int
	fmt.Fscan(in, &n)
	list := []int{}
	keys := map[int]int{}
	ends := make([]int, n+1)
	for number := 1; number <= n; number++ {
		var kind string
		var first, size int
		fmt.Fscan(in, &kind, &first)
		switch kind {
		case "put", "drop":
			if old, found := keys[first]; found {
				at := sort.SearchInts(list, old)
				list = append(list[:at], list[at+1:]...)
				delete(keys, first)
			}
			if kind == "put" {
				fmt.Fscan(in, &size)
				keys[first] = key(first, size)
				at := sort.SearchInts(list, keys[first])
				list = append(list, 0)
				copy(list[at+1:], list[at:])
				list[at] = keys[first]
			}
			continue
		case "first":
			size, ends[number] = first, -1
		case "next":
			fmt.Fscan(in, &size)
			ends[number] = ends[first]
		}
		at := sort.SearchInts(list, ends[number]+1)
		for ; size > 0 && at < len(list); size-- {
			ends[number] = list[at]
			fmt.Fprint(out, list[at]&(1<<20-1), " ")
			at++
		}
		if at < len(list) {
			fmt.Fprintln(out, "more")
		} else {
			fmt.Fprintln(out, "end")
		}
	}
}
