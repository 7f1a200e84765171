import { Link } from 'react-router-dom';
import { paths, to } from '@/facts/paths';
import { guides } from '@/features/help/guides';
import { plainOf } from '@/features/help/markdown';
import { Searched } from '@/features/help/Searched';
import { text } from '@/features/help/text';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

/** The guides, and the search over all of them. */
export default function HelpHome() {
  usePageTitle(text.title);
  return (
    <div className="page-x py-10">
      <PageHeader title={text.title} lead={text.lead} />
      <Searched>
        <ul aria-label={text.guides} className="mt-6 grid gap-4 md:grid-cols-2">
          {guides.map(({ id, title, lead }) => (
            <li key={id} className="relative rounded-lg border border-line bg-surface p-5">
              <h2 className="text-lg">
                <Link
                  to={to(paths.helpGuide, { guide: id })}
                  className="text-link underline-offset-3 after:absolute after:inset-0 hover:underline"
                >
                  {title}
                </Link>
              </h2>
              <p className="mt-1 text-sm text-fg-muted">{plainOf(lead)}</p>
            </li>
          ))}
        </ul>
      </Searched>
    </div>
  );
}
