const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
let total = 0;
for (const line of lines) {
  const [quantity, price] = line.split(' ').map(Number);
  total += quantity * price;
}
console.log(String(total));
