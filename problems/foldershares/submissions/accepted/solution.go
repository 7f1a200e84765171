package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

var levels = []string{"read", "write", "own", "deny"}

type entry struct {
	who                   string
	height, depth, folder int
}

type question struct {
	number int
	user   string
}

type folder struct {
	closed    bool
	inside    []int
	entries   []*entry
	questions []question
}

var (
	folders []folder
	groups  = map[string][]string{}
	have    = map[string][]*entry{}
	answers []*entry
)

func best(names []string, end int) *entry {
	var found *entry
	for _, name := range names {
		list := have[name]
		if len(list) == 0 || list[len(list)-1].depth < end {
			continue
		}
		now := list[len(list)-1]
		if found == nil || now.height > found.height ||
			now.height == found.height && now.depth > found.depth {
			found = now
		}
	}
	return found
}

func visit(number, depth, end int) {
	f := &folders[number]
	if f.closed {
		end = depth
	}
	for _, e := range f.entries {
		e.depth = depth
		have[e.who] = append(have[e.who], e)
	}
	for _, q := range f.questions {
		found := best([]string{q.user}, end)
		if found == nil {
			found = best(groups[q.user], end)
		}
		answers[q.number] = found
	}
	for _, other := range f.inside {
		visit(other, depth+1, end)
	}
	for _, e := range f.entries {
		have[e.who] = have[e.who][:len(have[e.who])-1]
	}
}

func main() {
	in := bufio.NewReaderSize(os.Stdin, 1<<16)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n, u, e, q int
	fmt.Fscanln(in, &n, &u, &e, &q)
	folders = make([]folder, n+1)
	answers = make([]*entry, q)
	for i := 1; i <= n; i++ {
		var parent int
		var state string
		fmt.Fscanln(in, &parent, &state)
		folders[i].closed = state == "closed"
		folders[parent].inside = append(folders[parent].inside, i)
	}
	for ; u > 0; u-- {
		line, _ := in.ReadString('\n')
		words := strings.Fields(line)
		groups[words[0]] = words[1:]
	}
	for ; e > 0; e-- {
		var level string
		now := &entry{}
		fmt.Fscanln(in, &now.folder, &now.who, &level)
		for levels[now.height] != level {
			now.height++
		}
		folders[now.folder].entries = append(folders[now.folder].entries, now)
	}
	for i := 0; i < q; i++ {
		var at int
		now := question{number: i}
		fmt.Fscanln(in, &now.user, &at)
		folders[at].questions = append(folders[at].questions, now)
	}
	visit(1, 1, 1)
	for _, found := range answers {
		if found == nil {
			fmt.Fprintln(out, "nothing")
		} else {
			fmt.Fprintln(out, levels[found.height], found.folder)
		}
	}
}
