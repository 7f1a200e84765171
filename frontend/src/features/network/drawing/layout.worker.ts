import { place, type Task } from './place';

// One task, one answer, beside the page: placing two thousand nodes takes a second or two.
self.addEventListener('message', (event: MessageEvent<Task>) => {
  self.postMessage(place(event.data));
});
