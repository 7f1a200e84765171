/** Each request as its first line in words, its headers, and its body or null. */
function readRequests(lines) {
  const requests = [];
  let request = null;
  for (const line of lines) {
    if (request === null) {
      request = { first: line.split(" "), headers: new Map(), body: null };
    } else if (line === "") {
      requests.push(request);
      request = null;
    } else if (line.startsWith("> ")) {
      request.body = line.slice(2);
    } else {
      const sign = line.indexOf(": ");
      request.headers.set(line.slice(0, sign), line.slice(sign + 2));
    }
  }
  return requests;
}

function solveCrud(lines) {
  const out = [];
  for (const { first, headers, body } of readRequests(lines)) {
    const [method, target] = first;
    // Task 1 goes here.
    out.push("404", "> error=path", "");
  }
  return out;
}

// A later task adds a function, and its word here.
const tasks = { crud: solveCrud };

const lines = require("fs").readFileSync(0, "utf8").split("\n").slice(0, -1);
console.log(tasks[lines[0]](lines.slice(1)).join("\n"));
