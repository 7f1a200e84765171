const text = require("fs").readFileSync(0, "utf8");

// This splits plain fields only; quoted fields are up to you. Your solution goes here.
const [columns, ...records] = text
  .trimEnd()
  .split("\n")
  .map((line) => line.split(","));
const customer = columns.indexOf("customer");
const amount = columns.indexOf("amount");
const status = columns.indexOf("status");

console.log("nothing");
