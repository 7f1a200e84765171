// expect: CE
package main

// #include <stdlib.h>
// #cgo LDFLAGS: -Wl,--version
import "C"

func main() {
	C.abort()
}
