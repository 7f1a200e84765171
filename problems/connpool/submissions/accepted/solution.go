package main

import (
	"bufio"
	"fmt"
	"os"
)

func replaceFirst(heap []int, time int) {
	at := 0
	for {
		child := 2*at + 1
		if child+1 < len(heap) && heap[child+1] < heap[child] {
			child++
		}
		if child >= len(heap) || heap[child] >= time {
			break
		}
		heap[at] = heap[child]
		at = child
	}
	heap[at] = time
}

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n, k, w, t, d, served, waited int
	fmt.Fscan(in, &n, &k, &w)
	free := make([]int, k)
	for ; n > 0; n-- {
		fmt.Fscan(in, &t, &d)
		start := t
		if free[0] > t {
			start = free[0]
		}
		if start-t > w {
			fmt.Fprintln(out, "timeout")
			continue
		}
		replaceFirst(free, start+d)
		served++
		waited += start - t
		fmt.Fprintln(out, start)
	}
	fmt.Fprintln(out, "served", served, "waited", waited)
}
