package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
)

type rule struct {
	variant    string
	percent    int
	conditions []string
}

type flag struct {
	otherwise string
	rules     []rule
}

type question struct{ flag, user string }

var (
	segments = map[string]map[string]bool{}
	users    = map[string]map[string]bool{} // attributes as they are written
	flags    = map[string]*flag{}
	known    = map[question]string{}
)

func (q question) bucket() int {
	h := 0
	for _, c := range []byte(q.flag + "/" + q.user) {
		h = (31*h + int(c)) % 1000003
	}
	return h % 100
}

func holds(condition, user string) bool {
	kind, rest, found := strings.Cut(condition, ":")
	switch {
	case !found:
		attribute, value, unequal := strings.Cut(condition, "!=")
		if unequal {
			return !users[user][attribute+"="+value]
		}
		return users[user][condition]
	case kind == "flag":
		name, value, _ := strings.Cut(rest, "=")
		return question{name, user}.answer() == value
	default:
		return segments[rest][user] == (kind == "in")
	}
}

func (r rule) holds(user string) bool {
	for _, condition := range r.conditions {
		if !holds(condition, user) {
			return false
		}
	}
	return true
}

func (q question) answer() string {
	if variant, found := known[q]; found {
		return variant
	}
	f, bucket := flags[q.flag], q.bucket()
	variant := f.otherwise
	for _, r := range f.rules {
		if bucket < r.percent && r.holds(q.user) {
			variant = r.variant
			break
		}
	}
	known[q] = variant
	return variant
}

func set(words []string) map[string]bool {
	all := map[string]bool{}
	for _, word := range words {
		all[word] = true
	}
	return all
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var last *flag
	in.Scan()
	for in.Scan() {
		words := strings.Split(in.Text(), " ")
		name, rest := words[1], words[2:]
		switch words[0] {
		case "segment":
			segments[name] = set(rest)
		case "user":
			users[name] = set(rest)
		case "flag":
			last = &flag{otherwise: rest[0]}
			flags[name] = last
		case "rule":
			percent, _ := strconv.Atoi(rest[0])
			last.rules = append(last.rules, rule{name, percent, rest[1:]})
		default:
			fmt.Fprintln(out, question{name, rest[0]}.answer())
		}
	}
}
