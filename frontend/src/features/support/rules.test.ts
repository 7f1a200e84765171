import { expect, it } from 'vitest';

import { mailtoHref } from './rules';

it('a subject keeps its words and adds no other header', () => {
  expect(
    mailtoHref('help@assay.example', 'Recruit talent: Pell & Co\r\n&bcc=eve@example.com'),
  ).toBe(
    'mailto:help@assay.example?subject=Recruit%20talent%3A%20Pell%20%26%20Co%0D%0A%26bcc%3Deve%40example.com',
  );
  expect(mailtoHref('a?bcc=eve@assay.example', 'Hi')).toBe(
    'mailto:a%3Fbcc%3Deve@assay.example?subject=Hi',
  );
});
