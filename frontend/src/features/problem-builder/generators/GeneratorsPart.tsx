import { Plus } from 'lucide-react';
import { Button } from '@/ui/Button';
import { useEditing } from '@/features/problem-builder/editor/context';
import { FileSet } from '@/features/problem-builder/editor/FileSet';
import { firstGenerator, GENERATORS, madeTests, waitingIn } from './made';
import { text } from './text';

/** The programs that make tests, and which ones they make. */
export function GeneratorsPart() {
  const { files, putAll, readOnlyReason } = useEditing();
  const rules = files.get(GENERATORS);
  const isThere = [...files.keys()].some((path) => path.startsWith('generators/'));
  const waiting = typeof rules === 'string' ? waitingIn(files, madeTests(rules)) : 0;
  return (
    <section aria-label={text.title} className="border-t border-line pt-4">
      <h2 className="mb-1.5 text-md font-semibold">{text.title}</h2>
      {isThere ? (
        <>
          <FileSet
            folders={[{ path: 'generators/', label: text.title }]}
            hint={text.hint}
            suggestion="numbers.py"
          />
          <p className="mt-3 text-sm text-fg-muted">{text.verify}</p>
        </>
      ) : (
        <p className="text-sm text-fg-muted">{text.hint}</p>
      )}
      {waiting > 0 && <p className="mt-1 text-sm">{text.waiting(waiting)}</p>}
      {rules === undefined && readOnlyReason === undefined && (
        <Button
          className="mt-3"
          icon={<Plus size={15} aria-hidden="true" />}
          onClick={() => putAll(firstGenerator)}
        >
          {text.begin}
        </Button>
      )}
    </section>
  );
}
