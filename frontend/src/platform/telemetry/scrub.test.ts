import { expect, it } from 'vitest';
import { scrub } from './scrub';

it.each([
  ['x is not a function', 'x is not a function'],
  ['no user ada@example.com here', 'no user [e-mail] here'],
  ['mailto:ada%40example.com', 'mailto:[e-mail]'],
  ['at https://a.example/login?token=abc#x', 'at https://a.example/login[query]'],
  ['get /login?next=%2Freport failed', 'get /login[query] failed'],
  ['get /magic-link/q7Zr0aTn3VbX5eYw9uKd failed', 'get /magic-link/[token] failed'],
  ['/report/0192a0de-1111-7abc-8def-0123456789ab', '/report/[token]'],
  ['eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl', '[token]'],
  ['/codebrainv2/AB23CD45EF stopped', '/codebrainv2/[code] stopped'],
  ['call +4915112345678 now', 'call [number] now'],
  [
    'at f (https://a.example/assets/CompanyShell-Dk3fjR2x.js:1:20345)',
    'at f (https://a.example/assets/CompanyShell-Dk3fjR2x.js:1:20345)',
  ],
  ['is x ? 1 : 2', 'is x ? 1 : 2'],
  ['code 123456 is wrong', 'code [code] is wrong'],
  [
    'at f (https://a.example/assets/x.js:1:203456)',
    'at f (https://a.example/assets/x.js:1:203456)',
  ],
  ['no token=abcdefSECRET here', 'no token=[token] here'],
  ['oobCode=abc&id_token=x.y', 'oobCode=[token]&id_token=[token]'],
  ['tokens = 3', 'tokens = 3'],
])('%s becomes %s', (text, expected) => {
  expect(scrub(text)).toBe(expected);
});
