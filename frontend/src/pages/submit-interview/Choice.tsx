import { MessagesSquare, PenLine, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { DraftLinks } from '@/features/story-writing/own/DraftLinks';
import { Gate } from '@/features/story-writing/Gate';
import { text } from '@/features/story-writing/text';
import { Button } from '@/ui/Button';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

const words = text.choice;

type Way = { title: string; detail: string; time: string; open: string };

function WayCard({
  way,
  to,
  icon: Icon,
  main,
}: {
  way: Way;
  to: string;
  icon: LucideIcon;
  main: boolean;
}) {
  return (
    <section className="flex flex-col items-start rounded-lg border border-line bg-surface p-5">
      <Icon size={24} strokeWidth={1.5} className="text-primary-text" aria-hidden="true" />
      <h2 className="mt-3 text-xl">{way.title}</h2>
      <p className="mt-1 text-sm text-pretty text-fg-muted">{way.detail}</p>
      <p className="mt-2 mb-5 text-xs text-fg-subtle">{way.time}</p>
      <Button asChild size="lg" variant={main ? 'primary' : 'secondary'} className="mt-auto">
        <Link to={to}>{way.open}</Link>
      </Button>
    </section>
  );
}

/** Two ways to share an interview, and what both lead to. */
export default function Choice() {
  usePageTitle(words.title);
  return (
    <Gate>
      {() => (
        <div className="mx-auto max-w-220 px-4 py-10 md:px-10">
          <PageHeader title={words.title} lead={words.lead} />
          <div className="grid gap-4 md:grid-cols-2">
            <WayCard way={words.guided} to={paths.submitInterviewAi} icon={MessagesSquare} main />
            <WayCard
              way={words.manual}
              to={paths.submitInterviewManual}
              icon={PenLine}
              main={false}
            />
          </div>
          <section className="mt-8">
            <h2 className="text-lg">{words.resultTitle}</h2>
            <ul className="mt-2 list-disc pl-5 text-sm text-fg-muted">
              {words.result.map((line) => (
                <li key={line} className="py-0.5">
                  {line}
                </li>
              ))}
            </ul>
            <p className="mt-3 text-sm">{words.resultNote}</p>
          </section>
          <DraftLinks />
        </div>
      )}
    </Gate>
  );
}
