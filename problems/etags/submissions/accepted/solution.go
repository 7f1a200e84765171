package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n int
	fmt.Fscan(in, &n)
	versions := map[int]int{}
	there := map[int]bool{}
	for ; n > 0; n-- {
		var kind string
		var document, known int
		fmt.Fscan(in, &kind, &document)
		if kind == "save" || kind == "delete" {
			fmt.Fscan(in, &known)
		}
		version := versions[document]
		switch {
		case kind == "create" && there[document]:
			fmt.Fprintln(out, 409)
		case kind == "create":
			there[document] = true
			versions[document]++
			fmt.Fprintln(out, 201, version+1)
		case version == 0:
			fmt.Fprintln(out, 404)
		case !there[document]:
			fmt.Fprintln(out, 410)
		case kind == "get":
			fmt.Fprintln(out, 200, version)
		case known != version:
			fmt.Fprintln(out, 412, version)
		case kind == "save":
			versions[document]++
			fmt.Fprintln(out, 200, version+1)
		default:
			delete(there, document)
			fmt.Fprintln(out, 204)
		}
	}
}
