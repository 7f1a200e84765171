package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

type request struct {
	first   []string
	headers map[string]string
	hasBody bool
	body    string
}

func readRequest(in *bufio.Scanner) (request, bool) {
	if !in.Scan() {
		return request{}, false
	}
	r := request{first: strings.Split(in.Text(), " "), headers: map[string]string{}}
	for in.Scan() && in.Text() != "" {
		line := in.Text()
		if strings.HasPrefix(line, "> ") {
			r.hasBody, r.body = true, line[2:]
		} else if sign := strings.Index(line, ": "); sign >= 0 {
			r.headers[line[:sign]] = line[sign+2:]
		}
	}
	return r, true
}

func solveCrud(in *bufio.Scanner, out *bufio.Writer) {
	for r, more := readRequest(in); more; r, more = readRequest(in) {
		// Task 1 goes here.
		_ = r
		fmt.Fprint(out, "404\n> error=path\n\n")
	}
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	in.Scan()

	// A later task adds a function, and its word here.
	if in.Text() == "crud" {
		solveCrud(in, out)
	}
}
