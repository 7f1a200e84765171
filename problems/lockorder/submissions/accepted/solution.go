package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
)

type pair struct {
	first   [2]int
	threads map[int]bool
}

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n int
	fmt.Fscan(in, &n)
	held := map[int][]int{}
	pairs := map[[2]int]*pair{}
	for line := 1; line <= n; line++ {
		var kind string
		var thread, lock int
		fmt.Fscan(in, &kind, &thread, &lock)
		if kind == "unlock" {
			var rest []int
			for _, other := range held[thread] {
				if other != lock {
					rest = append(rest, other)
				}
			}
			held[thread] = rest
			continue
		}
		for _, outer := range held[thread] {
			key, order := [2]int{outer, lock}, 0
			if lock < outer {
				key, order = [2]int{lock, outer}, 1
			}
			if pairs[key] == nil {
				pairs[key] = &pair{threads: map[int]bool{}}
			}
			if pairs[key].first[order] == 0 {
				pairs[key].first[order] = line
			}
			pairs[key].threads[thread] = true
		}
		held[thread] = append(held[thread], lock)
	}
	var found [][4]int
	dangerous := map[int]bool{}
	for key, p := range pairs {
		if p.first[0] > 0 && p.first[1] > 0 && len(p.threads) > 1 {
			found = append(found, [4]int{key[0], key[1], p.first[0], p.first[1]})
			dangerous[key[0]], dangerous[key[1]] = true, true
		}
	}
	sort.Slice(found, func(i, j int) bool {
		return found[i][0] < found[j][0] || found[i][0] == found[j][0] && found[i][1] < found[j][1]
	})
	for _, row := range found {
		fmt.Fprintln(out, row[0], row[1], row[2], row[3])
	}
	fmt.Fprintln(out, "pairs", len(found), "locks", len(dangerous))
}
