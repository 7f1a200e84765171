package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
	"strings"
)

func number(text string) int {
	var a, b, c int
	test := 999
	fmt.Sscanf(text, "%d.%d.%d-%d", &a, &b, &c, &test)
	return ((a*1000+b)*1000+c)*1000 + test
}

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n, q int
	fmt.Fscan(in, &n, &q)
	all := map[string]bool{}
	names := map[int]string{}
	var releases []int
	for i := 0; i < n; i++ {
		var text string
		fmt.Fscan(in, &text)
		all[text] = true
		if !strings.Contains(text, "-") {
			names[number(text)] = text
			releases = append(releases, number(text))
		}
	}
	sort.Ints(releases)
	for ; q > 0; q-- {
		var request string
		fmt.Fscan(in, &request)
		text := strings.TrimLeft(request, ">=~^")
		if text == request {
			if !all[text] {
				text = "none"
			}
			fmt.Fprintln(out, text)
			continue
		}
		least, unit := number(text), 1_000_000_000_000
		if request[0] == '~' || request[0] == '^' && least < 1_000_000_000 {
			unit = 1_000_000
		} else if request[0] == '^' {
			unit = 1_000_000_000
		}
		place := sort.SearchInts(releases, (least/unit+1)*unit) - 1
		if place >= 0 && releases[place] >= least {
			fmt.Fprintln(out, names[releases[place]])
		} else {
			fmt.Fprintln(out, "none")
		}
	}
}
