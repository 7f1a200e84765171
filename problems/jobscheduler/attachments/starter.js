const lines = require("fs").readFileSync(0, "utf8").split("\n");
const [n, workers, limit] = lines[0].split(" ").map(Number);
const jobs = lines.slice(1, n + 1).map((line) => {
  const [arrival, team, priority, duration] = line.split(" ");
  return {
    arrival: Number(arrival),
    team,
    priority: Number(priority),
    duration: Number(duration),
  };
});

const starts = jobs.map((job) => job.arrival);
// Your solution goes here.
console.log(starts.join("\n"));
