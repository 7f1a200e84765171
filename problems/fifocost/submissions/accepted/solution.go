package main

import (
	"bufio"
	"fmt"
	"os"
)

type lot struct{ units, price int64 }

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n int
	fmt.Fscan(in, &n)
	var lots []lot // oldest first
	var units, worth int64
	for i := 0; i < n; i++ {
		var kind string
		var count int64
		fmt.Fscan(in, &kind)
		if kind == "stock" {
			fmt.Fprintln(out, "stock", units, worth)
			continue
		}
		fmt.Fscan(in, &count)
		if kind == "buy" {
			var price int64
			fmt.Fscan(in, &price)
			lots = append(lots, lot{count, price})
			units += count
			worth += count * price
		} else if count > units {
			fmt.Fprintln(out, "short", count-units)
		} else {
			units -= count
			var cost int64
			for count > 0 {
				taken := count
				if lots[0].units < taken {
					taken = lots[0].units
				}
				cost += taken * lots[0].price
				count -= taken
				lots[0].units -= taken
				if lots[0].units == 0 {
					lots = lots[1:]
				}
			}
			worth -= cost
			fmt.Fprintln(out, "sold", cost)
		}
	}
}
