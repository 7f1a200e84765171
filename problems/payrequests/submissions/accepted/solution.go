package main

import (
	"bufio"
	"fmt"
	"os"
)

type request struct {
	account string
	amount  int64
}

type memory struct {
	request
	until  int64
	answer string
}

func main() {
	in := bufio.NewReaderSize(os.Stdin, 1<<16)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n int
	var window, limit int64
	fmt.Fscan(in, &n, &window, &limit)
	remembered := map[string]memory{}
	spent := map[string]int64{}
	payments := 0
	for ; n > 0; n-- {
		var time int64
		var key string
		var now request
		fmt.Fscan(in, &time, &key, &now.account, &now.amount)
		known, found := remembered[key]
		switch {
		case found && time < known.until && known.request == now:
			fmt.Fprintln(out, "again", known.answer)
		case found && time < known.until:
			fmt.Fprintln(out, "conflict")
		default:
			answer := "declined"
			if spent[now.account]+now.amount <= limit {
				spent[now.account] += now.amount
				payments++
				answer = fmt.Sprint("paid ", payments)
			}
			remembered[key] = memory{now, time + window, answer}
			fmt.Fprintln(out, answer)
		}
	}
}
