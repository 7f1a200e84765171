import { Link } from 'react-router-dom';
import { useContacts } from '@/features/support/hooks';
import { Article, ArticleSection, Bullets } from '@/ui/Article';
import { LinkLine } from '@/ui/LinkLine';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { longDay, type Block, type LegalText, type StoredRow } from './document';
import { text } from './text';

const HISTORY = 'history';

/** A legal text: its edition on top, its parts, and at the end what each edition changed. */
export function DocumentPage({ document: shown }: { document: LegalText }) {
  usePageTitle(shown.title);
  const [current] = shown.editions;
  const parts = [...shown.parts, { id: HISTORY, title: text.history }];
  return (
    <Article
      header={
        <PageHeader
          above={text.edition(current.version, longDay(current.effective))}
          title={shown.title}
          lead={shown.lead}
          className="mb-0"
        />
      }
      parts={parts}
      contentsLabel={text.contents}
    >
      {shown.parts.map((part) => (
        <ArticleSection key={part.id} id={part.id} title={part.title}>
          {part.blocks.map((block, index) => (
            <BlockView key={index} block={block} />
          ))}
        </ArticleSection>
      ))}
      <ArticleSection id={HISTORY} title={text.history}>
        <p>{text.historyLead}</p>
        {shown.editions.map((edition) => (
          <div key={edition.version}>
            <h3 className="mb-2 text-fg">
              {text.versionOf(edition.version, longDay(edition.effective))}
            </h3>
            <Bullets lines={edition.changes} />
          </div>
        ))}
      </ArticleSection>
    </Article>
  );
}

function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('list' in block) return <Bullets lines={block.list} />;
  if ('stored' in block) return <StoredList rows={block.stored} />;
  if ('contact' in block) return <Contact subject={block.contact} />;
  return (
    <p>
      <Link to={block.link} className="font-semibold text-link underline-offset-3 hover:underline">
        {block.label}
      </Link>
    </p>
  );
}

function Contact({ subject }: { subject: string }) {
  const links = useContacts(subject);
  return (
    <LinkLine links={links} otherwise={text.noContact}>
      {text.contact}
    </LinkLine>
  );
}

/** Rows with three facts each: as a list, because three columns of prose do not fit a phone. */
function StoredList({ rows }: { rows: readonly StoredRow[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface text-sm">
      {rows.map((row) => (
        <li key={row.what} className="px-4 py-3">
          <p className="font-semibold text-fg">{row.what}</p>
          <dl className="mt-1 grid gap-x-6 gap-y-0.5 md:grid-cols-[4.5rem_1fr]">
            <dt className="text-fg-subtle">{text.why}</dt>
            <dd>{row.why}</dd>
            <dt className="text-fg-subtle">{text.until}</dt>
            <dd>{row.until}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
