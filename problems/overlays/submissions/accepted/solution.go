package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
)

type rule struct{ first, last, level, cents, number int }

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n int
	fmt.Fscan(in, &n)
	rules := make([]rule, n)
	var days []int
	for i := range rules {
		r := &rules[i]
		fmt.Fscan(in, &r.first, &r.last, &r.level, &r.cents)
		r.number = i
		days = append(days, r.first, r.last+1)
	}
	sort.Ints(days)
	sort.Slice(rules, func(i, j int) bool {
		if rules[i].level != rules[j].level {
			return rules[i].level > rules[j].level
		}
		return rules[i].number > rules[j].number
	})
	// The most important rules take their days first; `free` leads to the next stretch that nobody has.
	free := make([]int, len(days)+1)
	price := make([]int, len(days)+1)
	for i := range free {
		free[i] = i
	}
	find := func(at int) int {
		end := at
		for free[end] != end {
			end = free[end]
		}
		for free[at] != end {
			free[at], at = end, free[at]
		}
		return end
	}
	unused := 0
	for _, r := range rules {
		used := false
		end := sort.SearchInts(days, r.last+1)
		for at := find(sort.SearchInts(days, r.first)); at < end; at = find(at) {
			price[at] = r.cents
			free[at] = at + 1
			used = used || days[at] < days[at+1]
		}
		if !used {
			unused++
		}
	}
	now, since := 0, 0
	for i, day := range days {
		if i+1 < len(days) && days[i+1] == day {
			continue
		}
		if price[i] != now {
			if now > 0 {
				fmt.Fprintln(out, since, day-1, now)
			}
			now, since = price[i], day
		}
	}
	fmt.Fprintln(out, "unused", unused)
}
