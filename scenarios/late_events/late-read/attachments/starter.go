package main

import (
	"bufio"
	"fmt"
	"os"
)

func solveRead(lines []string, out *bufio.Writer) {
	// Task 1 goes here.
	fmt.Fprintln(out, "events 0")
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	var lines []string
	for in.Scan() {
		lines = append(lines, in.Text())
	}
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()

	// A later task adds a function, and its word here.
	if lines[0] == "read" {
		solveRead(lines[1:], out)
	}
}
