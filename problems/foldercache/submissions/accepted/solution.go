package main

import (
	"bufio"
	"fmt"
	"os"
)

type kept struct {
	answer any
	until  int
}

// A folder forgets its count when its version changes.
type folder struct{ count, version int }

type question struct {
	path    string
	version int
}

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n, seconds, secondsNone int
	fmt.Fscan(in, &n, &seconds, &secondsNone)
	store := map[string]int{}
	versions := map[string]int{}
	folders := map[string]folder{}
	values := map[question]kept{}
	counts := map[question]kept{}
	ask := func(cache map[question]kept, key question, now int, answer any, long int) {
		known, found := cache[key]
		if found && now < known.until {
			fmt.Fprintln(out, "hit", known.answer)
			return
		}
		fmt.Fprintln(out, "miss", answer)
		cache[key] = kept{answer, now + long}
	}
	change := func(key string, step int) {
		for i, c := range key {
			if c == '/' {
				f := folders[key[:i]]
				folders[key[:i]] = folder{f.count + step, f.version + 1}
			}
		}
	}
	for ; n > 0; n-- {
		var now, value int
		var kind, path string
		fmt.Fscan(in, &now, &kind, &path)
		old, there := store[path]
		switch {
		case kind == "get" && there:
			ask(values, question{path, versions[path]}, now, old, seconds)
		case kind == "get":
			ask(values, question{path, versions[path]}, now, "none", secondsNone)
		case kind == "count":
			f := folders[path]
			ask(counts, question{path, f.version}, now, f.count, seconds)
		case kind == "put":
			fmt.Fscan(in, &value)
			if !there {
				change(path, 1)
			}
			store[path] = value
			versions[path]++
		case there:
			change(path, -1)
			delete(store, path)
			versions[path]++
		}
	}
}
