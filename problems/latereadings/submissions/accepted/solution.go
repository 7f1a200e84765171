package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
)

type key struct {
	start  int
	sensor string
}

type sum struct{ count, total int }

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n, length, delay, latest, late, repeated int
	fmt.Fscan(in, &n, &length, &delay)
	known := map[string]bool{}
	sums := map[key]sum{}
	keys := []key{}
	for ; n > 0; n-- {
		var id, sensor string
		var time, value int
		fmt.Fscan(in, &id, &sensor, &time, &value)
		k := key{time - time%length, sensor}
		switch {
		case known[id]:
			repeated++
		case k.start+length <= latest-delay:
			late++
		default:
			if time > latest {
				latest = time
			}
			s, found := sums[k]
			if !found {
				keys = append(keys, k)
			}
			sums[k] = sum{s.count + 1, s.total + value}
		}
		known[id] = true
	}
	sort.Slice(keys, func(i, j int) bool {
		a, b := keys[i], keys[j]
		return a.start < b.start || a.start == b.start && a.sensor < b.sensor
	})
	for _, k := range keys {
		fmt.Fprintln(out, k.start, k.sensor, sums[k].count, sums[k].total)
	}
	fmt.Fprintln(out, "late", late, "repeated", repeated)
}
