const lines = require("fs").readFileSync(0, "utf8").split("\n");
const [s, n] = lines[0].split(" ").map(Number);
const secret = new Set(lines.slice(1, s + 1).map((name) => name.toLowerCase()));

let count = 0;

function mask(word) {
  const sign = word.indexOf("=");
  if (sign >= 0 && secret.has(word.slice(0, sign).toLowerCase())) {
    count += 1;
    return `${word.slice(0, sign)}=***`;
  }
  const at = word.indexOf("@");
  if (at > 0 && at < word.length - 1 && word.lastIndexOf("@") === at) {
    count += 1;
    return `${word[0]}***${word.slice(at)}`;
  }
  const masked = word.replace(/\d{8,}/g, (row) => row.slice(-4).padStart(row.length, "*"));
  if (/\d{8}/.test(word)) count += 1;
  return masked;
}

const output = lines.slice(s + 1, s + n + 1).map((line) => line.split(" ").map(mask).join(" "));
console.log(`${output.join("\n")}\nmasked ${count}`);
