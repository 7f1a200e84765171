import { Link } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { Article, ArticleSection, Bullets } from '@/ui/Article';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { text } from './text';

const { parts, links } = text;

function Paragraphs({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <p key={line}>{line}</p>);
}

function More({ path, label }: { path: string; label: string }) {
  return (
    <p>
      <Link to={path} className="font-semibold text-link underline-offset-3 hover:underline">
        {label}
      </Link>
    </p>
  );
}

/** What Assay is, how it works, and what it is not. */
export default function About() {
  usePageTitle(text.title);
  return (
    <Article
      header={<PageHeader title={text.title} lead={text.lead} className="mb-0" />}
      parts={Object.values(parts)}
      contentsLabel={text.contents}
    >
      <ArticleSection {...parts.idea}>
        <Paragraphs lines={text.idea} />
      </ArticleSection>
      <ArticleSection {...parts.how}>
        <ol className="flex flex-col gap-4">
          {text.how.map((step, index) => (
            <li key={step} className="flex gap-4">
              <span
                aria-hidden="true"
                className="grid size-7 shrink-0 place-items-center rounded-full bg-primary-soft text-sm font-semibold text-primary-text"
              >
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <More path={paths.howScored} label={links.scored} />
      </ArticleSection>
      <ArticleSection {...parts.rules}>
        <Bullets lines={text.rules} />
      </ArticleSection>
      <ArticleSection {...parts.not}>
        <Bullets lines={text.not} />
      </ArticleSection>
      <ArticleSection {...parts.made}>
        <Paragraphs lines={text.made} />
        <More path={paths.privacyPolicy} label={links.privacy} />
        <More path={paths.logoExport} label={links.logo} />
      </ArticleSection>
    </Article>
  );
}
