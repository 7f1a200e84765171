import { place, type Task } from './place';

// Beside the page: placing two thousand nodes takes a second or two. Nothing follows an empty message.
self.addEventListener('message', (event: MessageEvent<Task>) => {
  for (const placed of place(event.data)) self.postMessage(placed);
  self.postMessage(null);
});
