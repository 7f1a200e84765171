package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n, k, largest, total int
	fmt.Fscan(in, &n, &k)
	sizes := make([]int, n)
	for i := range sizes {
		fmt.Fscan(in, &sizes[i])
		total += sizes[i]
		if sizes[i] > largest {
			largest = sizes[i]
		}
	}
	split := func(most int) [][2]int {
		servers := [][2]int{{0, 0}}
		for _, size := range sizes {
			if servers[len(servers)-1][1]+size > most {
				servers = append(servers, [2]int{0, 0})
			}
			servers[len(servers)-1][0]++
			servers[len(servers)-1][1] += size
		}
		return servers
	}
	most := largest + sort.Search(total-largest, func(more int) bool {
		return len(split(largest+more)) <= k
	})
	servers := split(most)
	fmt.Fprintln(out, most)
	for _, server := range servers {
		fmt.Fprintln(out, server[0], server[1])
	}
	fmt.Fprintln(out, "empty", k-len(servers))
}
