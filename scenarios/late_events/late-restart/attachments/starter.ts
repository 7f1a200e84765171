import { readFileSync } from "fs";

function solveRead(lines: string[]): string[] {
  // Task 1 goes here.
  return ["events 0"];
}

// A later task adds a function, and its word here.
const tasks: Record<string, (lines: string[]) => string[]> = { read: solveRead };

const lines = readFileSync(0, "utf8").split("\n");
if (lines[lines.length - 1] === "") lines.pop();
console.log(tasks[lines[0]!]!(lines.slice(1)).join("\n"));
