package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
)

type version struct {
	number int
	maker  string
}

type key struct {
	newest int
	kept   []version // those that are not lost
}

type transaction struct {
	seen    map[string]int
	written map[string]bool
}

func main() {
	in := bufio.NewReaderSize(os.Stdin, 1<<16)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n, lost, made int
	fmt.Fscan(in, &n)
	keys := map[string]*key{}
	open := map[string]transaction{}
	for ; n > 0; n-- {
		var kind, who, name string
		fmt.Fscan(in, &kind, &who)
		if kind == "read" || kind == "write" {
			fmt.Fscan(in, &name)
			if keys[name] == nil {
				keys[name] = &key{}
			}
		}
		t := open[who]
		switch kind {
		case "begin":
			open[who] = transaction{map[string]int{}, map[string]bool{}}
		case "read":
			if !t.written[name] {
				t.seen[name] = keys[name].newest
			}
		case "write":
			t.written[name] = true
		case "commit":
			var names []string
			for name := range t.written {
				names = append(names, name)
			}
			sort.Strings(names)
			for _, name := range names {
				k := keys[name]
				if seen, any := t.seen[name]; any {
					from := sort.Search(len(k.kept), func(i int) bool { return k.kept[i].number > seen })
					for _, v := range k.kept[from:] {
						fmt.Fprintln(out, name, v.maker, who)
						lost++
					}
					k.kept = k.kept[:from]
				}
				k.newest++
				k.kept = append(k.kept, version{k.newest, who})
				made++
			}
		}
	}
	fmt.Fprintln(out, "lost", lost, "made", made)
}
