package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var n, budget, start, price, bestStart, bestHours, bestPrice int
	fmt.Fscan(in, &n, &budget)
	costs := make([]int, n)
	for i := range costs {
		fmt.Fscan(in, &costs[i])
		price += costs[i]
		for price > budget {
			price -= costs[start]
			start++
		}
		hours := i + 1 - start
		if hours > bestHours || hours == bestHours && price < bestPrice {
			bestStart, bestHours, bestPrice = start, hours, price
		}
	}
	if bestHours > 0 {
		fmt.Println(bestStart+1, bestHours, bestPrice)
	} else {
		fmt.Println("none")
	}
}
