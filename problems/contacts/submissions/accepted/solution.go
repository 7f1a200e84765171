package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

type person struct {
	first, records, newest int
	addresses              map[string]bool
}

func short(address string) string {
	local, domain, mail := strings.Cut(strings.ToLower(address), "@")
	if !mail {
		return strings.ReplaceAll(address, "-", "")
	}
	local, _, _ = strings.Cut(local, "+")
	return local + "@" + domain
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n, most int
	in.Scan()
	fmt.Sscan(in.Text(), &n, &most)
	times, names, addresses := make([]int, n), make([]string, n), make([]map[string]bool, n)
	having := map[string][]int{}
	parents := make([]int, n)
	for i := range parents {
		in.Scan()
		words := strings.Split(in.Text(), " ")
		fmt.Sscan(words[0], &times[i])
		names[i], parents[i], addresses[i] = words[1], i, map[string]bool{}
		for _, word := range words[2:] {
			addresses[i][short(word)] = true
		}
		for address := range addresses[i] {
			having[address] = append(having[address], i)
		}
	}
	find := func(at int) int {
		for parents[at] != at {
			parents[at] = parents[parents[at]]
			at = parents[at]
		}
		return at
	}
	for _, records := range having {
		if len(records) <= most {
			for _, record := range records {
				parents[find(record)] = find(records[0])
			}
		}
	}
	people := map[int]*person{}
	order := []*person{}
	for i := range parents {
		p := people[find(i)]
		if p == nil {
			p = &person{first: i + 1, newest: i, addresses: map[string]bool{}}
			people[find(i)] = p
			order = append(order, p)
		}
		p.records++
		if times[i] >= times[p.newest] {
			p.newest = i
		}
		for address := range addresses[i] {
			p.addresses[address] = true
		}
	}
	for _, p := range order {
		fmt.Fprintln(out, p.first, p.records, names[p.newest], len(p.addresses))
	}
}
