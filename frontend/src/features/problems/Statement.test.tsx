import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { Statement } from './Statement';

describe('a problem statement', () => {
  it('shows headings, lists, tables and code', () => {
    render(
      <Statement
        text={'# Input\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\n3 4\n```'}
      />,
    );
    expect(screen.getByRole('heading', { name: 'Input' }).tagName).toBe('H3');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('cell', { name: '2' })).toBeDefined();
    expect(screen.getByText('3 4').tagName).toBe('CODE');
  });

  it('writes maths as text with real superscripts', () => {
    const { container } = render(<Statement text={'At most $10^5$ lines, $a_i \\le 7$.'} />);
    expect(container.querySelector('sup')?.textContent).toBe('5');
    expect(container.textContent).toContain('ai ≤ 7');
    expect(container.textContent).not.toContain('$');
  });

  it('keeps a number on one line, and leaves code as it is', () => {
    const { container } = render(
      <Statement text={'Up to 1 000 000 lines, 3 4000 of them; `1 000`.\n\n```\n1 000\n```'} />,
    );
    expect(container.querySelector('p')?.textContent).toBe(
      'Up to 1\u00a0000\u00a0000 lines, 3 4000 of them; 1 000.',
    );
    expect(container.querySelector('pre')?.textContent).toBe('1 000\n');
  });

  it('never makes elements out of HTML in the text', () => {
    const { container } = render(
      <Statement
        text={
          '<script>alert(1)</script>\n<img src=x onerror=alert(1)>\n\n[go](javascript:alert(1)) and <b>bold</b>'
        }
      />,
    );
    expect(container.querySelector('script, img, b')).toBeNull();
    expect(screen.getByText('go').getAttribute('href') ?? '').not.toContain('javascript');
  });

  it('takes no style, frame or form of the text, however it is written', () => {
    const { container } = render(
      <Statement
        text={[
          '<style>body { display: none }</style>',
          '<p style="position: fixed; inset: 0" class="fixed" onclick="alert(1)">over all</p>',
          '<link rel="stylesheet" href="https://elsewhere.example/a.css">',
          '<svg onload="alert(1)"></svg> <iframe srcdoc="<script>alert(1)</script>"></iframe>',
          '<form action="https://elsewhere.example"><input name="password"></form>',
          '```css\nbody { display: none }\n```',
          '$<style>a</style>$ and `<script>alert(1)</script>`',
          '[data](data:text/html,<script>alert(1)</script>)',
        ].join('\n\n')}
      />,
    );
    expect(
      container.querySelector(
        'style, link, svg, iframe, form, input, script, [style], [onclick], [onload], .fixed',
      ),
    ).toBeNull();
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links.filter((href) => /^(?:data|javascript):/iu.test(href ?? ''))).toEqual([]);
    expect(container.textContent).toContain('body { display: none }');
  });

  it('leaves out the marks that stand for samples in a problem package', () => {
    const { container } = render(
      <Statement text={'Before\n\n{{nextsample}}\n\nAfter {{remainingsamples}}'} />,
    );
    expect(container.textContent).not.toContain('{{');
  });
});
