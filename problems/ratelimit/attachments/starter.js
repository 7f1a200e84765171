const lines = require("fs").readFileSync(0, "utf8").split("\n");
const [n, size, period, ban] = lines[0].split(" ").map(Number);

const counts = new Map(); // client -> [allowed, refused, dropped]
for (let i = 1; i <= n; i++) {
  const [timeText, client, costText] = lines[i].split(" ");
  const time = Number(timeText);
  const cost = Number(costText);
  if (!counts.has(client)) counts.set(client, [0, 0, 0]);
  // Your solution goes here.
}

for (const [client, count] of counts) console.log(`${client} ${count.join(" ")}`);
