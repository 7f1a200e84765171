package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var n, begin, end int64
	fmt.Fscan(in, &n, &begin, &end)
	changes := map[int64]int{begin: 0, end: 0} // time, and how many more from then on
	for i := int64(0); i < n; i++ {
		var a, b int64
		fmt.Fscan(in, &a, &b)
		if a < begin {
			a = begin
		}
		if b > end {
			b = end
		}
		if a < b {
			changes[a]++
			changes[b]--
		}
	}
	var times []int64
	for time := range changes {
		times = append(times, time)
	}
	sort.Slice(times, func(i, j int) bool { return times[i] < times[j] })
	onCall, gaps, peak, peakAt := 0, 0, 0, begin
	var uncovered, longestFrom, longestTo int64
	gapFrom := int64(-1)
	for _, time := range times {
		onCall += changes[time]
		open := time < end && onCall == 0
		if !open && gapFrom >= 0 {
			uncovered += time - gapFrom
			gaps++
			if time-gapFrom > longestTo-longestFrom {
				longestFrom, longestTo = gapFrom, time
			}
			gapFrom = -1
		} else if open && gapFrom < 0 {
			gapFrom = time
		}
		if time < end && onCall > peak {
			peak, peakAt = onCall, time
		}
	}
	fmt.Println("uncovered", uncovered, gaps)
	if gaps == 0 {
		fmt.Println("longest none")
	} else {
		fmt.Println("longest", longestFrom, longestTo)
	}
	fmt.Println("peak", peak, peakAt)
}
