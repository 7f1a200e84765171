import { readFileSync } from 'fs';

const [, ...lines]: string[] = readFileSync(0, 'utf8').trim().split('\n');
const total = lines
  .map((line) => line.split(' ').map(Number))
  .reduce((sum, [quantity = 0, price = 0]) => sum + quantity * price, 0);
console.log(String(total));
