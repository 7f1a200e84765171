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
	var n, k, high, low, start, peak, alarms int
	fmt.Fscan(in, &n, &k, &high, &low)
	sums := make([]int, n+1) // of the first readings
	for i := 1; i <= n; i++ {
		var reading int
		fmt.Fscan(in, &reading)
		sums[i] = sums[i-1] + reading
		if i < k {
			continue
		}
		total := sums[i] - sums[i-k]
		if start == 0 && total > high*k {
			start = i
			peak = 0
			alarms++
		} else if start > 0 && total < low*k {
			fmt.Fprintln(out, start, i, peak)
			start = 0
		}
		if start > 0 && reading > peak {
			peak = reading
		}
	}
	if start > 0 {
		fmt.Fprintln(out, start, "open", peak)
	}
	if alarms == 0 {
		fmt.Fprintln(out, "quiet")
	}
}
