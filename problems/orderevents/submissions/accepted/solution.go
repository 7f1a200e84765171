package main

import (
	"bufio"
	"fmt"
	"os"
)

type event struct {
	kind  string
	cents int64
}

type order struct {
	events map[int]event // first deliveries by number
	next   int
	state  string
	total  int64
}

func (o *order) handle(e event) string {
	open := o.state == "open"
	switch {
	case e.kind == "add" && open:
		o.total += e.cents
	case e.kind == "drop" && open && e.cents <= o.total:
		o.total -= e.cents
	case e.kind == "pay" && open && e.cents == o.total:
		o.state = "paid"
	case e.kind == "ship" && o.state == "paid":
		o.state = "shipped"
	case e.kind == "cancel" && (open || o.state == "paid"):
		o.state = "cancelled"
	default:
		return " bad"
	}
	return " ok"
}

func (o *order) deliver(number int, now event, out *bufio.Writer) {
	first, known := o.events[number]
	if !known {
		o.events[number] = now
	}
	switch {
	case known && first == now:
		out.WriteString("repeat")
	case known:
		out.WriteString("conflict")
	case number != o.next:
		out.WriteString("wait")
	default:
		out.WriteString("done")
		for e, kept := now, true; kept; e, kept = o.events[o.next] {
			out.WriteString(o.handle(e))
			o.next++
		}
	}
	out.WriteByte('\n')
}

func main() {
	in := bufio.NewReaderSize(os.Stdin, 1<<16)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var n int
	fmt.Fscan(in, &n)
	orders := map[string]*order{}
	var names []string
	for ; n > 0; n-- {
		var name string
		var number int
		var now event
		fmt.Fscan(in, &name, &number, &now.kind)
		if now.kind != "ship" && now.kind != "cancel" {
			fmt.Fscan(in, &now.cents)
		}
		if orders[name] == nil {
			orders[name] = &order{events: map[int]event{}, next: 1, state: "open"}
			names = append(names, name)
		}
		orders[name].deliver(number, now, out)
	}
	for _, name := range names {
		o := orders[name]
		fmt.Fprintln(out, name, o.state, o.total, len(o.events)-o.next+1)
	}
}
