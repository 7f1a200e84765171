package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
	"strconv"
	"strings"
)

func main() {
	in := bufio.NewScanner(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	in.Scan()
	balances := map[string]int{}
	lines := [][]string{nil}
	book := func(words []string, sign int) {
		if words[0] == "pay" {
			cents, _ := strconv.Atoi(words[3])
			balances[words[1]] += sign * cents
			balances[words[2]] -= sign * cents
			return
		}
		cents, _ := strconv.Atoi(words[2])
		people := words[3:]
		balances[words[1]] += sign * cents
		for i, name := range people {
			// The i-th person pays a cent of the rest if i is less than it.
			balances[name] -= sign * ((cents + len(people) - 1 - i) / len(people))
		}
	}
	for in.Scan() {
		words := strings.Split(in.Text(), " ")
		lines = append(lines, words)
		if words[0] != "cancel" {
			book(words, 1)
			continue
		}
		number, _ := strconv.Atoi(words[1])
		if lines[number] != nil {
			book(lines[number], -1)
			lines[number] = nil
		}
	}
	names := []string{}
	for name := range balances {
		names = append(names, name)
	}
	sort.Slice(names, func(i, j int) bool {
		a, b := names[i], names[j]
		return balances[a] > balances[b] || balances[a] == balances[b] && a < b
	})
	open := 0
	for _, name := range names {
		fmt.Fprintln(out, name, balances[name])
		if balances[name] > 0 {
			open += balances[name]
		}
	}
	fmt.Fprintln(out, "open", open)
}
