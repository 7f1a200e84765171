package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n, m, c int
	fmt.Fscan(in, &n, &m, &c)
	cables := make([][2]int, m+1)
	for i := 1; i <= m; i++ {
		fmt.Fscan(in, &cables[i][0], &cables[i][1])
	}
	failing := make([]int, c)
	fails := make([]bool, m+1)
	for i := range failing {
		fmt.Fscan(in, &failing[i])
		fails[failing[i]] = true
	}
	group := make([]int, n+1)
	members := make([][]int, n+1)
	cut := make([]int, n+1)
	for server := range group {
		group[server] = server
		members[server] = []int{server}
	}
	cut[1] = -1
	largest := 1
	connect := func(cable, moment int) {
		small, large := group[cables[cable][0]], group[cables[cable][1]]
		if small == large {
			return
		}
		if len(members[small]) > len(members[large]) {
			small, large = large, small
		}
		reached := -1
		if small == group[1] {
			reached = large
		} else if large == group[1] {
			reached = small
		}
		if reached >= 0 {
			for _, server := range members[reached] {
				cut[server] = moment
			}
		}
		for _, server := range members[small] {
			group[server] = large
		}
		members[large] = append(members[large], members[small]...)
		members[small] = nil
		if len(members[large]) > largest {
			largest = len(members[large])
		}
	}
	for cable := 1; cable <= m; cable++ {
		if !fails[cable] {
			connect(cable, -1)
		}
	}
	after := make([][2]int, c)
	for i := c - 1; i >= 0; i-- {
		after[i] = [2]int{len(members[group[1]]), largest}
		connect(failing[i], i+1)
	}
	for _, sizes := range after {
		fmt.Fprintln(out, sizes[0], sizes[1])
	}
	for server := 1; server <= n; server++ {
		if server > 1 {
			fmt.Fprint(out, " ")
		}
		fmt.Fprint(out, cut[server])
	}
	fmt.Fprintln(out)
}
