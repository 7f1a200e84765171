package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
)

const day = 24 * 60

type hours struct{ start, length int }

type sending struct {
	at   int
	user string
}

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var q, n int
	fmt.Fscan(in, &q, &n)
	quiet := map[string][]hours{}
	var kind, user string
	var hour, minute, endHour, endMinute int
	for ; q > 0; q-- {
		fmt.Fscanf(in, "\n%s %s %d:%d %d:%d", &kind, &user, &hour, &minute, &endHour, &endMinute)
		start, end := hour*60+minute, endHour*60+endMinute
		quiet[user] = append(quiet[user], hours{start, (end - start + day) % day})
	}
	sent := map[sending]int{}
	for ; n > 0; n-- {
		var date int
		fmt.Fscanf(in, "\n%s %s %d %d:%d", &kind, &user, &date, &hour, &minute)
		at := date*day + hour*60 + minute
		for waits := true; waits; {
			waits = false
			for _, h := range quiet[user] {
				// How long ago they began.
				if ago := (at - h.start + day) % day; ago < h.length {
					at += h.length - ago
					waits = true
				}
			}
		}
		sent[sending{at, user}]++
	}
	order := make([]sending, 0, len(sent))
	for s := range sent {
		order = append(order, s)
	}
	sort.Slice(order, func(i, j int) bool {
		a, b := order[i], order[j]
		return a.at < b.at || a.at == b.at && a.user < b.user
	})
	for _, s := range order {
		minute := s.at % day
		fmt.Fprintf(out, "%d %02d:%02d %s %d\n", s.at/day, minute/60, minute%60, s.user, sent[s])
	}
}
