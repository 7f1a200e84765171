/** The text of a guide: Markdown without HTML; links between guides lead to their pages. */
import Markdown, { type Components } from 'react-markdown';
import { Link } from 'react-router-dom';
import remarkGfm from 'remark-gfm';
import { paths, to } from '@/facts/paths';
import { Picture } from './pictures/Picture';

const PROSE = [
  'text-md leading-[1.58] text-fg-muted break-words [&>*+*]:mt-3',
  '[&_strong]:font-semibold [&_strong]:text-fg',
  '[&_code]:rounded-[4px] [&_code]:bg-surface-active [&_code]:px-1.5 [&_code]:py-px',
  '[&_code]:font-mono [&_code]:text-[0.85em] [&_code]:text-fg',
  '[&_pre]:overflow-x-auto [&_pre]:rounded-md [&_pre]:bg-surface-sunken [&_pre]:px-3.5 [&_pre]:py-3',
  '[&_pre_code]:bg-transparent [&_pre_code]:p-0',
  '[&_ul]:list-disc [&_ul]:space-y-1.5 [&_ul]:pl-5 [&_ol]:list-decimal [&_ol]:space-y-1.5 [&_ol]:pl-5',
  '[&_li]:marker:text-fg-subtle',
  '[&_table]:block [&_table]:overflow-x-auto [&_th]:border-b [&_th]:border-line-strong [&_th]:px-2.5 [&_th]:py-1',
  '[&_th]:text-left [&_th]:font-semibold [&_th]:text-fg [&_td]:border-b [&_td]:border-line [&_td]:px-2.5 [&_td]:py-1.5 [&_td]:align-top',
].join(' ');

const LINK = 'font-medium text-link underline underline-offset-3';

/** Another guide, as the repository names it: `partners.md#apply`, or a section of this one. */
const GUIDE = /^(?:(?<guide>[a-z]+)\.md)?(?<hash>#.+)?$/;

/** The page that a link of a guide leads to; null for an address outside of this site. */
export function pageOf(href: string): string | null {
  if (href.startsWith('/')) return href;
  const { guide, hash = '' } = GUIDE.exec(href)?.groups ?? {};
  if (guide !== undefined) return `${to(paths.helpGuide, { guide })}${hash}`;
  return hash === '' ? null : hash;
}

const COMPONENTS: Components = {
  a: ({ href = '', children }) => {
    const page = pageOf(href);
    return page === null ? (
      <a className={LINK} href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    ) : (
      <Link className={LINK} to={page}>
        {children}
      </Link>
    );
  },
  img: ({ src, alt = '' }) => (typeof src === 'string' ? <Picture src={src} alt={alt} /> : null),
  // Both scroll sideways where they are wider than the text, by keys too.
  pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
  table: ({ children }) => <table tabIndex={0}>{children}</table>,
};

export function GuideText({ markdown }: { markdown: string }) {
  if (markdown === '') return null;
  return (
    <div className={PROSE}>
      <Markdown remarkPlugins={[remarkGfm]} components={COMPONENTS}>
        {markdown}
      </Markdown>
    </div>
  );
}
