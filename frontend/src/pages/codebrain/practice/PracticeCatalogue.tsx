import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';

import { paths } from '@/facts/paths';
import { CatalogueFilters } from '@/features/practice/catalogue/CatalogueFilters';
import { CatalogueList } from '@/features/practice/catalogue/CatalogueList';
import { InvitedBanner } from '@/features/practice/catalogue/InvitedBanner';
import { SolvedLine } from '@/features/practice/catalogue/SolvedLine';
import { EVERYTHING, filterOf, GRID, paramsOf, puzzlesPath } from '@/features/practice/rules';
import { text } from '@/features/practice/text';
import { useUser } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

/** The problems that everybody may practise, at /codebrainv1. */
export default function PracticeCatalogue() {
  usePageTitle(text.title);
  const user = useUser();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const filter = filterOf(params, user !== null);
  if (params.get('type') === GRID) return <Navigate replace to={puzzlesPath(filter)} />;
  return (
    <div className="mx-auto max-w-240 px-4 py-8 md:px-10">
      <InvitedBanner />
      <PageHeader
        title={text.title}
        lead={text.lead}
        actions={
          <Button asChild>
            <Link to={paths.puzzles}>{text.puzzles}</Link>
          </Button>
        }
      />
      {user !== null && <SolvedLine who={user.id} />}
      <CatalogueFilters
        filter={filter}
        signedIn={user !== null}
        onChange={(change) => setParams(paramsOf({ ...filter, ...change }), { replace: true })}
        onPuzzles={() => void navigate(puzzlesPath(filter))}
      />
      <CatalogueList
        filter={filter}
        who={user?.id ?? null}
        onClear={() => setParams(paramsOf({ ...EVERYTHING, sort: filter.sort }), { replace: true })}
      />
    </div>
  );
}
