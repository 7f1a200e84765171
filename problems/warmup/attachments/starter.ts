import { readFileSync } from 'fs';

const [, ...lines]: string[] = readFileSync(0, 'utf8').trim().split('\n');
let total = 0;
for (const line of lines) {
  const [quantity = 0, price = 0] = line.split(' ').map(Number);
  // Your solution goes here.
}
console.log(String(total));
