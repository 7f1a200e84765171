import { type CheckedFile, checker } from './check';
import { LIBS } from './libs';

// Beside the page: the first check takes a second or two. Each message is answered by one, in the same order.
const check = checker(LIBS);
self.addEventListener('message', (event: MessageEvent<readonly CheckedFile[]>) => {
  self.postMessage(check(event.data));
});
