// The given program. It has four faults.
import { readFileSync } from "node:fs";

type Row = { task: number; priority: number };
type Page = { rows: Row[]; more: boolean };

const START: Row = { task: 0, priority: 1e9 }; // before every task
const LAST_TASK = 1_000_000;

class TaskList {
  priorities = new Map<number, number>();
  rows: Row[] = []; // in the order of the list

  // How many rows of the list come before this place or are at it.
  upTo(place: Row): number {
    let low = 0;
    let high = this.rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const row = this.rows[middle];
      const order = place.priority - row.priority || row.task - place.task;
      if (order > 0) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  put(task: number, priority: number): void {
    this.priorities.set(task, priority);
    this.rows.splice(this.upTo({ task, priority }), 0, { task, priority });
  }

  drop(task: number): void {
    this.remove(task);
    this.priorities.delete(task);
  }

  remove(task: number): void {
    const priority = this.priorities.get(task) ?? 0;
    this.rows.splice(this.upTo({ task, priority }) - 1, 1);
  }

  // The rows of a page after this place, and whether there are more after it.
  page(place: Row, size: number): Page {
    const first = this.upTo({ task: LAST_TASK, priority: place.priority });
    const rows = this.rows.slice(first, first + size);
    return { rows, more: rows.length === size };
  }

  // Where a page goes on whose last row was this one.
  placeAfter(row: Row): Row {
    return { task: row.task, priority: this.priorities.get(row.task) ?? row.priority };
  }
}

const lines = readFileSync(0, "utf8").trimEnd().split("\n");
const tasks = new TaskList();
const last = new Map<number, Row>(); // line -> the last row of its page
const output: string[] = [];
for (let number = 1; number < lines.length; number++) {
  const [kind, ...rest] = lines[number].split(" ");
  const words = rest.map(Number);
  if (kind === "put") tasks.put(words[0], words[1]);
  else if (kind === "drop") tasks.drop(words[0]);
  else {
    const before = kind === "next" ? last.get(words[0]) : undefined;
    const place = before ? tasks.placeAfter(before) : START;
    const { rows, more } = tasks.page(place, words[words.length - 1]);
    last.set(number, rows.at(-1) ?? place);
    output.push([...rows.map(({ task }) => task), more ? "more" : "end"].join(" "));
  }
}
console.log(output.join("\n"));
