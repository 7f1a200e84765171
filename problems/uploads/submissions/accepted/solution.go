package main

import (
	"bufio"
	"fmt"
	"os"
)

type upload struct {
	file                 string
	size, missing, bytes int
	parts                map[int]int
}

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var r, limit, used int
	fmt.Fscan(in, &r, &limit)
	uploads := []*upload{nil} // nil for those that are over
	open := map[string]bool{}
	files := map[string]int{}
	for ; r > 0; r-- {
		var kind, file string
		var number, part, bytes int
		fmt.Fscan(in, &kind)
		switch kind {
		case "start":
			fmt.Fscan(in, &file, &part)
			if open[file] {
				fmt.Fprintln(out, 409)
				continue
			}
			open[file] = true
			fmt.Fprintln(out, 201, len(uploads))
			uploads = append(uploads, &upload{file, part, 1, 0, map[int]int{}})
			continue
		case "size":
			fmt.Fscan(in, &file)
			if size, found := files[file]; found {
				fmt.Fprintln(out, 200, size)
			} else {
				fmt.Fprintln(out, 404)
			}
			continue
		case "part":
			fmt.Fscan(in, &number, &part, &bytes)
		default:
			fmt.Fscan(in, &number)
		}
		if number >= len(uploads) {
			fmt.Fprintln(out, 404)
			continue
		}
		u := uploads[number]
		if u == nil {
			fmt.Fprintln(out, 410)
			continue
		}
		for u.parts[u.missing] > 0 {
			u.missing++
		}
		switch {
		case kind == "part" && part > u.size:
			fmt.Fprintln(out, 400)
		case kind == "part" && used+bytes-u.parts[part] > limit:
			fmt.Fprintln(out, 507)
		case kind == "part":
			used += bytes - u.parts[part]
			u.bytes += bytes - u.parts[part]
			u.parts[part] = bytes
			fmt.Fprintln(out, 200, u.bytes)
		case kind == "done" && u.missing <= u.size:
			fmt.Fprintln(out, 422, u.missing)
		case kind == "done":
			used -= files[u.file]
			files[u.file] = u.bytes
			fmt.Fprintln(out, 200, u.bytes)
			uploads[number] = nil
			delete(open, u.file)
		default:
			used -= u.bytes
			fmt.Fprintln(out, 204)
			uploads[number] = nil
			delete(open, u.file)
		}
	}
}
