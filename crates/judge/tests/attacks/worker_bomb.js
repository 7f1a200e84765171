// expect: AC|MLE|RTE|TLE
// Threads with a heap each: whichever limit is first, the next run is clean.
const { Worker, isMainThread } = require('worker_threads');
if (isMainThread) {
  for (let i = 0; i < 200; i++) new Worker(__filename).on('error', () => {});
  console.log('held');
} else {
  for (;;);
}
