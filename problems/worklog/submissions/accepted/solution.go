package main

import (
	"bufio"
	"fmt"
	"os"
	"regexp"
	"sort"
	"strconv"
)

var forms = []*regexp.Regexp{
	regexp.MustCompile(`^([0-9]{1,3})h()$`),
	regexp.MustCompile(`^()([0-9]{1,3})m$`),
	regexp.MustCompile(`^([0-9]{1,3})h([0-9]{1,3})m$`),
	regexp.MustCompile(`^([0-9]{1,2}):([0-5][0-9])$`),
}

func minutesOf(text string) int {
	for _, form := range forms {
		if found := form.FindStringSubmatch(text); found != nil {
			hours, _ := strconv.Atoi(found[1])
			minutes, _ := strconv.Atoi(found[2])
			return 60*hours + minutes
		}
	}
	return 0
}

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n, refused int
	fmt.Fscan(in, &n)
	quarters, count := map[string]int{}, map[string]int{}
	for ; n > 0; n-- {
		var client, text string
		fmt.Fscan(in, &client, &text)
		minutes := minutesOf(text)
		if minutes == 0 {
			refused++
			continue
		}
		quarters[client] += (minutes + 14) / 15
		count[client]++
	}
	var names []string
	for client := range quarters {
		names = append(names, client)
	}
	sort.Slice(names, func(i, j int) bool {
		a, b := names[i], names[j]
		return quarters[a] > quarters[b] || quarters[a] == quarters[b] && a < b
	})
	for _, client := range names {
		fmt.Fprintf(out, "%s %d %d:%02d\n", client, count[client], quarters[client]/4, quarters[client]%4*15)
	}
	fmt.Fprintln(out, "refused", refused)
}
