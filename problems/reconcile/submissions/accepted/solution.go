package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
)

type entry struct {
	day, amount, number int
	reference           string
}

type key struct {
	reference string
	amount    int
}

func main() {
	in := bufio.NewReaderSize(os.Stdin, 1<<16)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n, m, d int
	fmt.Fscan(in, &n, &m, &d)
	entries := make([]entry, n+m)
	for i := range entries {
		e := &entries[i]
		e.number = i + 1
		fmt.Fscan(in, &e.day, &e.amount, &e.reference)
	}
	ledger, statement := entries[:n], entries[n:]

	referred := map[key][]int{}
	for _, e := range ledger {
		k := key{e.reference, e.amount}
		referred[k] = append(referred[k], e.number)
	}
	matched := make([]bool, n+1)
	answers := make([]string, m)
	for i, e := range statement {
		k := key{e.reference, e.amount}
		if numbers := referred[k]; e.reference != "-" && len(numbers) > 0 {
			answers[i] = fmt.Sprint("ref ", numbers[0])
			matched[numbers[0]] = true
			referred[k] = numbers[1:]
		}
	}

	left := map[int][]entry{} // of each amount, in the order of day and number
	for _, e := range ledger {
		if !matched[e.number] {
			left[e.amount] = append(left[e.amount], e)
		}
	}
	for _, places := range left {
		sort.SliceStable(places, func(a, b int) bool { return places[a].day < places[b].day })
	}
	for i, e := range statement {
		if answers[i] != "" {
			continue
		}
		answers[i] = "none"
		places := left[e.amount]
		find := func(day int) int {
			return sort.Search(len(places), func(at int) bool { return places[at].day >= day })
		}
		at := find(e.day)
		later := d + 1
		if at < len(places) {
			later = places[at].day - e.day
		}
		distance := later
		if at > 0 && e.day-places[at-1].day <= later {
			distance = e.day - places[at-1].day
			at = find(places[at-1].day)
		}
		if distance <= d {
			answers[i] = fmt.Sprint("day ", places[at].number)
			left[e.amount] = append(places[:at], places[at+1:]...)
		}
	}
	for _, answer := range answers {
		fmt.Fprintln(out, answer)
	}
	open, sum := 0, 0
	for amount, places := range left {
		open += len(places)
		sum += amount * len(places)
	}
	fmt.Fprintln(out, "open", open, sum)
}
