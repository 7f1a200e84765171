// The home page is drawn without a script. This one waits until that picture is on the screen and
// only then fetches the application, so that the two do not compete for a slow line.
const files = __FILES__;
const PICTURE = 'first-contentful-paint';
/** A picture that takes longer is not waited for. */
const LONGEST_MS = 3000;

let started = false;
function start() {
  if (started) return;
  started = true;
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = 'low';
    link.href = file;
    document.head.append(link);
  }
  import(files[0]);
}

if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) {
  start();
} else {
  const watch = (list) => list.getEntriesByName(PICTURE).length > 0 && start();
  new PerformanceObserver(watch).observe({ type: 'paint', buffered: true });
  setTimeout(start, LONGEST_MS);
}
