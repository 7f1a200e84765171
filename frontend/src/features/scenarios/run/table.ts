/** What a program printed on an input, as a table: of growing_api and of late_events. */

import { text } from './text';

export type RunTable = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

const lines = (of: string): string[] => of.replace(/\n$/u, '').split('\n');

/** Texts that end with an empty line, each as its lines. */
function records(of: readonly string[]): string[][] {
  const found: string[][] = [[]];
  for (const line of of) {
    if (line === '') found.push([]);
    else found.at(-1)?.push(line);
  }
  return found.filter((record) => record.length > 0);
}

/** What is between a request and its response where both have times: their numbers and times. */
type Timed = { at: string; shown: string };

/** "12 5 GET /parts" as the time, and what the request is without it. */
function timedRequest([first = '', ...rest]: string[]): Timed {
  const [at = '', takes = '', ...words] = first.split(' ');
  return { at: text.span(at, takes), shown: [words.join(' '), ...rest].join('\n') };
}

/** "3 17 200" as the number of the request, the time, and the response without them. */
function timedResponse([first = '', ...rest]: string[]): Timed & { number: string } {
  const [number = '', at = '', ...status] = first.split(' ');
  return { number, at, shown: [status.join(' '), ...rest].join('\n') };
}

/** Every request with its response, in the order of the requests. */
function exchange(input: readonly string[], output: string): RunTable {
  const timed = input[1]?.startsWith('keep ') ?? false;
  const requests = records(input.slice(timed ? 2 : 1));
  const responses = records(lines(output));
  if (!timed) {
    const row = (request: string[], at: number) => [
      String(at + 1),
      request.join('\n'),
      responses[at]?.join('\n') ?? text.none,
    ];
    return { columns: text.columns.exchange, rows: requests.map(row) };
  }
  const answers = new Map(responses.map(timedResponse).map((one) => [one.number, one]));
  const row = (request: string[], at: number) => {
    const number = String(at + 1);
    const [asked, answered] = [timedRequest(request), answers.get(number)];
    return [number, asked.at, asked.shown, answered?.at ?? '', answered?.shown ?? text.none];
  };
  return { columns: text.columns.timed, rows: requests.map(row) };
}

/** Every line of events with the fault that was found in it. */
function faults(input: readonly string[], output: string): RunTable {
  const found = new Map<string, string>();
  for (const line of lines(output)) {
    const [, number, fault] = /^line (\d+): (.+)$/u.exec(line) ?? [];
    if (number !== undefined && fault !== undefined) found.set(number, fault);
  }
  const row = (line: string, at: number) => [
    String(at + 1),
    line,
    found.get(String(at + 1)) ?? text.noFault,
  ];
  return { columns: text.columns.faults, rows: input.slice(1).map(row) };
}

/** What was printed for each window or event, in order. A checkpoint says nothing of its own. */
function history(output: string): RunTable {
  const found = new Map<string, string[]>();
  const note = (what: string, word: string) => found.set(what, [...(found.get(what) ?? []), word]);
  let passed = 0;
  for (const line of lines(output)) {
    const [first = '', second = '', third = '', fourth = ''] = line.split(' ');
    if (passed > 0) passed -= 1;
    else if (first === 'checkpoint') passed = Number(third);
    else if (fourth !== '') note(text.window(second, third), `${first}${fourth}`);
    else if (/^(?:new|fix|again|late)$/u.test(first)) note(text.event(second), first);
  }
  const row = ([what, words]: [string, string[]]) => [what, words.join(', ')];
  return { columns: text.columns.history, rows: [...found].map(row) };
}

/** The table of a run; null where the input belongs to neither scenario. */
export function tableOf(input: string, output: string): RunTable | null {
  const asked = lines(input);
  switch (asked[0]) {
    case 'crud':
    case 'pages':
    case 'retries':
    case 'versions':
      return exchange(asked, output);
    case 'read':
      return faults(asked, output);
    case 'again':
    case 'windows':
    case 'restart':
      return history(output);
    default:
      return null;
  }
}
