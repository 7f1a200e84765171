package main

import (
	"bufio"
	"container/list"
	"fmt"
	"os"
)

type item struct {
	key  string
	size int64
}

func main() {
	in := bufio.NewReaderSize(os.Stdin, 1<<16)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n int
	var capacity, used int64
	fmt.Fscan(in, &n, &capacity)
	items := list.New() // most recent first
	where := map[string]*list.Element{}
	remove := func(e *list.Element) {
		old := items.Remove(e).(item)
		used -= old.size
		delete(where, old.key)
	}
	hits, misses, evictions := 0, 0, 0
	for i := 0; i < n; i++ {
		var event, key string
		fmt.Fscan(in, &event, &key)
		found := where[key]
		if event == "g" {
			if found == nil {
				misses++
			} else {
				hits++
				items.MoveToFront(found)
			}
			continue
		}
		if found != nil {
			remove(found)
		}
		if event == "d" {
			continue
		}
		var size int64
		fmt.Fscan(in, &size)
		if size > capacity {
			continue
		}
		where[key] = items.PushFront(item{key, size})
		used += size
		for used > capacity {
			remove(items.Back())
			evictions++
		}
	}
	fmt.Fprintln(out, hits, misses, evictions)
	fmt.Fprint(out, items.Len())
	for e := items.Front(); e != nil; e = e.Next() {
		fmt.Fprint(out, " ", e.Value.(item).key)
	}
	fmt.Fprintln(out)
}
