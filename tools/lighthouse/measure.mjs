// Measures a page as a visitor with a middling phone on a slow line would meet it: Lighthouse's
// mobile preset with simulated throttling, several times; the median is held against the goals.
// Whatever else the machine does in the meantime makes the scripts look slow.
import lighthouse from 'lighthouse';
import { launch } from 'chrome-launcher';

const [url, times = '5'] = process.argv.slice(2);
// The home page is what a stranger meets first; any other page loads the application.
const performance = new URL(url).pathname === '/' ? 95 : 90;
const goals = { performance, accessibility: 100, 'best-practices': 95 };
const figures = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run'];

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const print = (line) => process.stdout.write(`${line}\n`);

async function once() {
  const chrome = await launch({ chromePath: process.env.ASSAY_CHROMIUM, chromeFlags: flags });
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: Object.keys(goals),
      logLevel: 'silent',
    });
    const scores = Object.keys(goals).map((name) => [
      name,
      Math.round(lhr.categories[name].score * 100),
    ]);
    const ms = figures.map((name) => `${name} ${Math.round(lhr.audits[name].numericValue)} ms`);
    print(`  ${scores.map(([name, score]) => `${name} ${score}`).join(', ')}; ${ms.join(', ')}`);
    return Object.fromEntries(scores);
  } finally {
    chrome.kill();
  }
}

const runs = [];
for (let at = 0; at < Number(times); at += 1) runs.push(await once());
let met = true;
for (const [name, goal] of Object.entries(goals)) {
  const score = median(runs.map((run) => run[name]));
  met &&= score >= goal;
  print(`${score >= goal ? 'met ' : 'MISS'} ${name}: median ${score} of 100, goal ${goal}`);
}
process.exit(met ? 0 : 1);
