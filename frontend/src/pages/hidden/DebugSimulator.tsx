import { useNavigate } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { CatalogueList } from '@/features/practice/catalogue/CatalogueList';
import { EVERYTHING } from '@/features/practice/rules';
import { useUser } from '@/features/session/hooks';
import { Card } from '@/ui/Card';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { MiniService, SERVICE } from './MiniService';
import { simulator as text } from './text';

const FAULTY = { ...EVERYTHING, type: 'debugging' } as const;

/** The debug simulator: a broken service and the other programs with faults, on one screen that nothing links to. */
export function DebugSimulator() {
  usePageTitle(text.title);
  const user = useUser();
  const navigate = useNavigate();
  return (
    <div className="mx-auto max-w-240 px-4 py-8 md:px-10">
      <PageHeader title={text.title} lead={text.lead} />
      <MiniService who={user?.id ?? null} />
      <Card title={text.howTitle} className="mb-4.5">
        <ol className="grid gap-4 text-sm md:grid-cols-3">
          {text.steps.map(({ name, says }) => (
            <li key={name}>
              <p className="font-medium">{name}</p>
              <p className="mt-1 text-fg-muted">{says}</p>
            </li>
          ))}
        </ol>
      </Card>
      <h2 className="mb-3 text-lg font-semibold">{text.listTitle}</h2>
      <CatalogueList
        filter={FAULTY}
        without={SERVICE}
        who={user?.id ?? null}
        onClear={() => void navigate(paths.codebrain)}
      />
    </div>
  );
}
