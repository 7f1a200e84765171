package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
	"strings"
)

// value reads the value at the beginning of the text, and answers what follows it.
func value(text string) (string, string) {
	if !strings.HasPrefix(text, `"`) {
		if end := strings.IndexByte(text, ' '); end >= 0 {
			return text[:end], text[end:]
		}
		return text, ""
	}
	var read []byte
	at := 1
	for ; text[at] != '"'; at++ {
		if text[at] == '\\' {
			at++
		}
		read = append(read, text[at])
	}
	return string(read), text[at+1:]
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(make([]byte, 1<<16), 1<<16)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	next := func() string {
		in.Scan()
		return in.Text()
	}
	var n, q int
	fmt.Sscan(next(), &n, &q)
	where := map[string][]int{} // "name" or "name=value"
	for number := 1; number <= n; number++ {
		seen := map[string]bool{}
		for rest := next(); rest != ""; rest = strings.TrimPrefix(rest, " ") {
			name, after, _ := strings.Cut(rest, "=")
			var read string
			read, rest = value(after)
			if !seen[name] {
				seen[name] = true
				where[name] = append(where[name], number)
				where[name+"="+read] = append(where[name+"="+read], number)
			}
		}
	}
	for ; q > 0; q-- {
		words := strings.SplitN(next(), " ", 3)
		var a, b int
		fmt.Sscan(words[0], &a)
		fmt.Sscan(words[1], &b)
		count := func(key string) int {
			numbers := where[key]
			return sort.SearchInts(numbers, b+1) - sort.SearchInts(numbers, a)
		}
		name, written, valued := strings.Cut(words[2], "=")
		if !valued {
			fmt.Fprintln(out, count(name))
			continue
		}
		read, _ := value(written)
		if bare := strings.TrimSuffix(name, "!"); bare != name {
			fmt.Fprintln(out, count(bare)-count(bare+"="+read))
		} else {
			fmt.Fprintln(out, count(name+"="+read))
		}
	}
}
