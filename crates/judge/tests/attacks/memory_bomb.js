// expect: MLE
const pieces = [];
for (;;) pieces.push(new Array(1 << 16).fill(pieces.length + 0.5));
