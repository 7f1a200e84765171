/** The little of TeX that problem statements use inside `$…$`, read into plain pieces. */

export type MathPiece = { readonly kind: 'text' | 'sup' | 'sub'; readonly text: string };

const SYMBOLS: Record<string, string> = {
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  lt: '<',
  gt: '>',
  times: '×',
  cdot: '·',
  ldots: '…',
  dots: '…',
  cdots: '⋯',
  infty: '∞',
  sum: '∑',
  pm: '±',
  in: '∈',
  to: '→',
  rightarrow: '→',
  lfloor: '⌊',
  rfloor: '⌋',
  lceil: '⌈',
  rceil: '⌉',
  bmod: 'mod',
  mod: 'mod',
  log: 'log ',
  min: 'min ',
  max: 'max ',
  quad: ' ',
};

/** Commands whose braces hold plain words. */
const WORD_COMMANDS = new Set([
  'text',
  'mathrm',
  'texttt',
  'mathtt',
  'operatorname',
  'mathit',
  'mathbf',
]);
/** Glue that is drawn around symbols such as ≤ in running maths. */
const SPACED = new Set(['≤', '≥', '≠', '<', '>', '×', '∈', '→', '±', '·', 'mod']);

const TOKEN = /\\([a-zA-Z]+)\s*|\\(.)|([\^_])|([{}])|([^\\^_{}]+)/gsu;

/** Reads `1 \le n \le 10^5` into "1 ≤ n ≤ 10" + sup "5". Unknown commands keep their name. */
export function readMath(tex: string): MathPiece[] {
  const tokens = [...tex.matchAll(TOKEN)];
  const pieces: MathPiece[] = [];
  const push = (kind: MathPiece['kind'], text: string) => {
    const last = pieces.at(-1);
    if (last?.kind === kind && kind === 'text')
      pieces[pieces.length - 1] = { kind, text: last.text + text };
    else if (text !== '') pieces.push({ kind, text });
  };
  let at = 0;
  while (at < tokens.length) {
    const script = tokens[at]?.[3];
    if (script === undefined) {
      push('text', tokenText(tokens[at]));
      at += 1;
      continue;
    }
    const argument = readArgument(tokens, at + 1);
    push(script === '^' ? 'sup' : 'sub', argument.text);
    at = argument.next;
  }
  return pieces.map((piece) => ({ ...piece, text: piece.text.replace(/\s+/gu, ' ') }));
}

/** What follows ^ or _: a braced run, or one character of which the rest goes on as text. */
function readArgument(tokens: RegExpExecArray[], from: number): { text: string; next: number } {
  const first = tokens[from];
  if (first === undefined) return { text: '', next: from };
  if (first[4] !== '{') {
    const plain = first[5];
    if (plain === undefined || plain.length <= 1) return { text: tokenText(first), next: from + 1 };
    first[5] = plain.slice(1);
    return { text: plain.charAt(0), next: from };
  }
  let depth = 0;
  let text = '';
  for (let at = from; at < tokens.length; at += 1) {
    const brace = tokens[at]?.[4];
    depth += brace === '{' ? 1 : brace === '}' ? -1 : 0;
    if (depth === 0) return { text, next: at + 1 };
    text += tokenText(tokens[at]);
  }
  return { text, next: tokens.length };
}

function tokenText(token: RegExpExecArray | undefined): string {
  if (token === undefined) return '';
  const [, command, escaped, , brace, plain] = token;
  if (brace !== undefined) return '';
  if (plain !== undefined) return plain.replaceAll('-', '−');
  if (escaped !== undefined) return /[,;:! ]/u.test(escaped) ? ' ' : escaped;
  if (command === undefined || WORD_COMMANDS.has(command)) return '';
  const symbol = SYMBOLS[command] ?? command;
  return SPACED.has(symbol) ? ` ${symbol} ` : symbol;
}

export type TextPiece = { readonly math: boolean; readonly text: string };

/** Splits running text at `$…$`. A lone dollar, or one before a digit and a space ("costs $5 or"), stays text. */
export function splitMath(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(/\$(?!\s)([^$\n]+?)(?<!\s)\$(?!\d)/gu)) {
    if (match.index > from) pieces.push({ math: false, text: text.slice(from, match.index) });
    pieces.push({ math: true, text: match[1] ?? '' });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ math: false, text: text.slice(from) });
  return pieces;
}
