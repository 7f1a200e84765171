package main

import (
	"bufio"
	"container/list"
	"fmt"
	"os"
)

type entry struct{ key, value, since int }

// The requests of a client are counted in each window apart.
type share struct{ client, window int }

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n, mostEntries, seconds, mostRequests, window int
	fmt.Fscan(in, &n, &mostEntries, &seconds, &mostRequests, &window)
	store := map[int]int{}
	counts := map[share]int{}
	order := list.New() // the entry that was used last is in front
	places := map[int]*list.Element{}
	accepted, hits, refused := 0, 0, 0
	remove := func(place *list.Element) {
		delete(places, order.Remove(place).(entry).key)
	}
	get := func(now, key int) {
		if place, found := places[key]; found {
			if kept := place.Value.(entry); now < kept.since+seconds {
				hits++
				order.MoveToFront(place)
				fmt.Fprintln(out, 200, kept.value, "hit")
				return
			}
			remove(place)
		}
		value, found := store[key]
		if !found {
			fmt.Fprintln(out, 404)
			return
		}
		places[key] = order.PushFront(entry{key, value, now})
		if order.Len() > mostEntries {
			remove(order.Back())
		}
		fmt.Fprintln(out, 200, value, "miss")
	}
	put := func(key, value int) {
		answer := 201
		if _, found := store[key]; found {
			answer = 200
		}
		store[key] = value
		if place, found := places[key]; found {
			remove(place)
		}
		fmt.Fprintln(out, answer)
	}
	for ; n > 0; n-- {
		var now, client, key, value int
		var kind string
		fmt.Fscan(in, &now, &kind)
		if kind == "STATS" {
			fmt.Fprintln(out, accepted, hits, refused, order.Len())
			continue
		}
		fmt.Fscan(in, &client, &key)
		if kind == "PUT" {
			fmt.Fscan(in, &value)
		}
		at := share{client, now / window}
		if counts[at] == mostRequests {
			refused++
			fmt.Fprintln(out, 429)
			continue
		}
		counts[at]++
		accepted++
		if kind == "GET" {
			get(now, key)
		} else {
			put(key, value)
		}
	}
}
