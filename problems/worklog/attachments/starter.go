package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var n int
	fmt.Fscan(in, &n)
	in.ReadString('\n')
	for i := 0; i < n; i++ {
		line, _ := in.ReadString('\n')
		words := strings.Fields(line)
		_ = words // Your solution goes here.
	}
	fmt.Println("refused 0")
}
