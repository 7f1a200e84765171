import { Link, useParams } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { GuideText } from '@/features/help/GuideText';
import { guideOf } from '@/features/help/guides';
import type { Guide, Section } from '@/features/help/markdown';
import { Searched } from '@/features/help/Searched';
import { text } from '@/features/help/text';
import { Article } from '@/ui/Article';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

const above = (
  <Link to={paths.help} className="text-link underline-offset-3 hover:underline">
    {text.title}
  </Link>
);

/** Every section by its title, for those without the column beside the text, and to go straight to a task. */
function Contents({ sections }: { sections: readonly Section[] }) {
  return (
    <details className="mt-5 rounded-lg border border-line bg-surface px-4 py-3 text-sm print:hidden">
      <summary className="cursor-pointer font-semibold">{text.all}</summary>
      <nav aria-label={text.all}>
        <ul className="mt-2 flex flex-col gap-1">
          {sections.map(({ id, title, level }) => (
            <li key={id} className={level === 3 ? 'pl-4' : 'mt-1 font-medium'}>
              <a
                href={`#${id}`}
                className="inline-block py-1 text-link hover:underline max-md:py-2.5"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

type MarkProps = { id: string; title: string };

/** The way to copy the address of a section. */
function Mark({ id, title }: MarkProps) {
  return (
    <a
      href={`#${id}`}
      aria-label={text.linkTo(title)}
      className="grid size-7 max-md:size-11 shrink-0 place-items-center self-center rounded-sm text-fg-subtle hover:text-link print:hidden"
    >
      {text.mark}
    </a>
  );
}

/** A part of the guide is a region of the page; a task in it is only a heading with its text. */
function SectionView({ section: { id, title, level, body } }: { section: Section }) {
  const headingId = `${id}-title`;
  const row = 'mb-1.5 flex items-baseline gap-1';
  if (level === 3)
    return (
      <div id={id} className="mt-6 scroll-mt-20">
        <div className={row}>
          <h3 id={headingId} className="min-w-0 text-lg font-semibold break-words text-fg">
            {title}
          </h3>
          <Mark id={id} title={title} />
        </div>
        <GuideText markdown={body} />
      </div>
    );
  return (
    <section id={id} aria-labelledby={headingId} className="mt-9 scroll-mt-20">
      <div className={row}>
        <h2 id={headingId} className="min-w-0 text-xl break-words text-fg">
          {title}
        </h2>
        <Mark id={id} title={title} />
      </div>
      <GuideText markdown={body} />
    </section>
  );
}

function Found({ guide: { title, lead, sections } }: { guide: Guide }) {
  usePageTitle(title);
  const parts = sections.filter(({ level }) => level === 2);
  return (
    <Article
      header={<PageHeader above={above} title={title} />}
      parts={parts}
      contentsLabel={text.contents}
    >
      <Searched>
        <div className="mt-5">
          <GuideText markdown={lead} />
        </div>
        <Contents sections={sections} />
        {sections.map((section) => (
          <SectionView key={section.id} section={section} />
        ))}
      </Searched>
    </Article>
  );
}

function Gone() {
  usePageTitle(text.goneTitle);
  return (
    <div className="page-x py-10">
      <h1 className="sr-only">{text.goneTitle}</h1>
      <EmptyState title={text.goneTitle} action={<Link to={paths.help}>{text.clear}</Link>}>
        {text.gone}
      </EmptyState>
    </div>
  );
}

/** One guide, with its contents. */
export default function GuidePage() {
  const guide = guideOf(useParams()['guide']);
  return guide === undefined ? <Gone /> : <Found key={guide.id} guide={guide} />;
}
