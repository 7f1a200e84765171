// expect: MLE
// Memory outside the JavaScript heap, which no flag of Node's limits.
const pieces = [];
for (;;) pieces.push(Buffer.alloc(1 << 20, 1));
