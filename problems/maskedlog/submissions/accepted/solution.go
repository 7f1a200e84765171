package main

import (
	"bufio"
	"fmt"
	"os"
	"regexp"
	"strings"
)

var (
	secret = map[string]bool{}
	digits = regexp.MustCompile("[0-9]{8,}")
)

// mask gives the masked word, and whether a rule applies to it.
func mask(word string) (string, bool) {
	name, _, found := strings.Cut(word, "=")
	if found && secret[strings.ToLower(name)] {
		return name + "=***", true
	}
	before, after, _ := strings.Cut(word, "@")
	if before != "" && after != "" && !strings.Contains(after, "@") {
		return before[:1] + "***@" + after, true
	}
	masked := digits.ReplaceAllStringFunc(word, func(row string) string {
		return strings.Repeat("*", len(row)-4) + row[len(row)-4:]
	})
	return masked, masked != word
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var s, n, count int
	in.Scan()
	fmt.Sscan(in.Text(), &s, &n)
	for ; s > 0 && in.Scan(); s-- {
		secret[strings.ToLower(in.Text())] = true
	}
	for in.Scan() {
		words := strings.Split(in.Text(), " ")
		for i, word := range words {
			var masked bool
			words[i], masked = mask(word)
			if masked {
				count++
			}
		}
		fmt.Fprintln(out, strings.Join(words, " "))
	}
	fmt.Fprintln(out, "masked", count)
}
