package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"sort"
	"strconv"
	"strings"
)

type sum struct {
	name      string
	due, paid int64
}

var text []byte
var at int

func readRecord() []string {
	var record []string
	var field []byte
	quoted := false
	for {
		c := text[at]
		at++
		switch {
		case quoted && c == '"' && text[at] == '"':
			field = append(field, c)
			at++
		case c == '"':
			quoted = !quoted
		case !quoted && (c == ',' || c == '\n'):
			record = append(record, string(field))
			field = field[:0]
			if c == '\n' {
				return record
			}
		default:
			field = append(field, c)
		}
	}
}

func main() {
	text, _ = io.ReadAll(os.Stdin)
	column := map[string]int{}
	for i, name := range readRecord() {
		column[name] = i
	}
	sums := map[string]*sum{}
	for at < len(text) {
		record := readRecord()
		status := record[column["status"]]
		if status == "void" {
			continue
		}
		name := record[column["customer"]]
		if sums[name] == nil {
			sums[name] = &sum{name: name}
		}
		amount := strings.Replace(record[column["amount"]], ".", "", 1)
		cents, _ := strconv.ParseInt(amount, 10, 64)
		if status == "open" {
			sums[name].due += cents
		} else {
			sums[name].paid += cents
		}
	}
	var lines []*sum
	for _, s := range sums {
		lines = append(lines, s)
	}
	sort.Slice(lines, func(i, j int) bool {
		a, b := lines[i], lines[j]
		if a.due != b.due {
			return a.due > b.due
		}
		if a.paid != b.paid {
			return a.paid > b.paid
		}
		return a.name < b.name
	})
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for _, s := range lines {
		fmt.Fprintln(out, s.due, s.paid, s.name)
	}
	if len(lines) == 0 {
		fmt.Fprintln(out, "nothing")
	}
}
