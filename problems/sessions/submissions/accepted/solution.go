package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var n, gap int
	fmt.Fscan(in, &n, &gap)
	times := map[string][]int{}
	for i := 0; i < n; i++ {
		var time int
		var visitor string
		fmt.Fscan(in, &time, &visitor)
		times[visitor] = append(times[visitor], time)
	}
	var visitors []string
	for visitor := range times {
		visitors = append(visitors, visitor)
	}
	sort.Strings(visitors)
	sessions, longest, most := 0, -1, 0
	longestVisitor, busiestVisitor := "", ""
	for _, visitor := range visitors {
		views := times[visitor]
		sort.Ints(views)
		count, start := 0, 0
		for i, time := range views {
			if i == 0 || time-views[i-1] > gap {
				count++
				start = time
			}
			if time-start > longest {
				longest, longestVisitor = time-start, visitor
			}
		}
		sessions += count
		if count > most {
			most, busiestVisitor = count, visitor
		}
	}
	fmt.Println("sessions", sessions)
	fmt.Println("longest", longest, longestVisitor)
	fmt.Println("busiest", most, busiestVisitor)
}
