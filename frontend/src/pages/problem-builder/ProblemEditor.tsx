import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PuzzleTab } from '@/features/grids/writing/PuzzleTab';
import { draftQuery } from '@/features/problem-builder/api';
import type { GridTabOf } from '@/features/problem-builder/editor/context';
import { Editor } from '@/features/problem-builder/editor/Editor';
import { text } from '@/features/problem-builder/text';
import { Statement } from '@/features/problems/Statement';
import { Loaded } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

const puzzle: GridTabOf = (tab, writing) => <PuzzleTab tab={tab} writing={writing} />;
const preview = (statement: string) => <Statement text={statement} />;

/** One version of a problem, at /problem-builder-v2/{id}. */
export default function ProblemEditor() {
  usePageTitle(text.title);
  const { draftId = '' } = useParams();
  const query = useQuery(draftQuery(draftId));
  return (
    <div className="page-alone-x">
      {!query.isSuccess && <PageHeader title={text.title} />}
      <Loaded query={query} failed={text.notLoaded}>
        {(draft) => <Editor key={draft.id} draft={draft} preview={preview} puzzle={puzzle} />}
      </Loaded>
    </div>
  );
}
