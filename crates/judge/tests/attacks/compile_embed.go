// expect: CE
package main

import (
	_ "embed"
	"fmt"
)

//go:embed /etc/passwd
var secret string

func main() {
	fmt.Println(secret)
}
