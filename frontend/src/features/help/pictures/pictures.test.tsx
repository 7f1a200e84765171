import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { GuideText } from '@/features/help/GuideText';
import { guides } from '@/features/help/guides';
import { pictureAt, SIZE } from './pictures';

const FOLDER = '../docs/pictures';
const IMAGE = /!\[([^\]]*)\]\(([^)]+)\)/g;

const shown = guides.flatMap(({ id }) =>
  [...readFileSync(join('../docs/guide', `${id}.md`), 'utf8').matchAll(IMAGE)].map(
    ([, alt = '', src = '']) => ({ guide: id, alt: alt.replaceAll(/\s+/g, ' '), src }),
  ),
);

/** Width and height of a WebP file, lossy or lossless. Source: RFC 9649, §2.5 to §2.7. */
function sizeOf(file: Buffer): { width: number; height: number } {
  const kind = file.toString('latin1', 12, 16);
  if (kind === 'VP8X')
    return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
  if (kind !== 'VP8 ') throw new Error(`no size is read from ${kind}`);
  return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
}

it('the pictures of the guides are files of the build, and say in words what they show', () => {
  expect(shown.length).toBeGreaterThanOrEqual(8);
  expect(shown.filter(({ src }) => pictureAt(src) === undefined)).toEqual([]);
  expect(shown.filter(({ alt }) => alt.split(' ').length < 6)).toEqual([]);
});

it('no guide shows a picture that another shows', () => {
  expect(new Set(shown.map(({ src }) => src)).size).toBe(shown.length);
});

it('every picture has the size whose place a page keeps', () => {
  const sizes = readdirSync(FOLDER).map((file) => sizeOf(readFileSync(join(FOLDER, file))));
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes).toEqual(sizes.map(() => SIZE));
});

it('a picture keeps its place while it loads, and opens in its own size', () => {
  const [first] = shown;
  render(
    <MemoryRouter>
      <GuideText markdown={`![${first?.alt}](${first?.src})`} />
    </MemoryRouter>,
  );
  const picture = screen.getByRole('img', { name: first?.alt ?? '' });
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1200', '750']);
  expect(picture.getAttribute('loading')).toBe('lazy');
  const link = screen.getByRole('link', { name: /\(opens in a new tab\)$/ });
  expect(link.getAttribute('href')).toBe(picture.getAttribute('src'));
});

it('a picture that is not in the folder is not shown', () => {
  expect(pictureAt('../pictures/absent.webp')).toBeUndefined();
  expect(pictureAt('https://example.org/board.webp')).toBeUndefined();
});
