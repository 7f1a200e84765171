// What may identify a person or give access, in the order in which it is looked for. The server
// does the same again before it stores anything.
const removals: readonly (readonly [RegExp, string])[] = [
  // Tokens of three parts before single parts, addresses before what they contain.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/[^\s"'`()<>[\]{},;|:/]+(?:@|%40)[^\s"'`()<>[\]{},;|/]+\.[^\s"'`()<>[\]{},;|/]+/gi, '[e-mail]'],
  [/((?:\w+:\/\/|(?<![\w.])\/)[^\s"'`()<>?#]*)[?#][^\s"'`()<>]*/g, '$1[query]'],
  [/\b([\w-]*(?:token|code|secret|password|key))=[^\s"'`()<>[\]{},;|&]+/gi, '$1=[token]'],
  [/(?<![\w-])(?=[\w-]*\d)[\w-]{20,}(?![\w-]*\.(?:m?js|css|tsx?)\b)/g, '[token]'],
  [/\+?\b\d{7,}\b/g, '[number]'],
  [/\b[2-9A-HJKMNP-TV-Z]{10}\b/g, '[code]'],
  // A code of a mail; after a colon it is the place in a line.
  [/(?<![\w:.])\d{6}\b/g, '[code]'],
];

/** The text without e-mail addresses, query strings, tokens, ids, challenge codes and long numbers. */
export function scrub(text: string): string {
  return removals.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);
}
