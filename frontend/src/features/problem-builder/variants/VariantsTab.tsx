import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useEditing } from '@/features/problem-builder/editor/context';
import { METADATA, metadataOf } from '@/features/problem-builder/metadata';
import { text as builder } from '@/features/problem-builder/text';
import { Button } from '@/ui/Button';
import { text } from './text';
import { VariantDialog } from './VariantDialog';

const STARTERS = 'attachments/';

/** What a variant has in common with this problem, and the way to write one. */
export function VariantsTab() {
  const { draft, files } = useEditing();
  const [asking, setAsking] = useState(false);
  const found = metadataOf(files.get(METADATA) ?? '');
  const difficulty = found?.difficulty ?? null;
  const starters = [...files.keys()]
    .filter((path) => path.startsWith(STARTERS))
    .map((path) => path.slice(STARTERS.length));
  const reason = draft.is_own ? (found === null ? text.broken : undefined) : text.notOwn;
  return (
    <div className="flex max-w-2xl flex-col items-start gap-4 text-sm">
      <p>{text.lead}</p>
      <section aria-label={text.alike.title}>
        <h2 className="mb-1.5 text-sm font-medium">{text.alike.title}</h2>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <dt className="text-fg-muted">{text.alike.difficulty}</dt>
          <dd>{difficulty === null ? text.alike.none : builder.skills.difficulties[difficulty]}</dd>
          <dt className="text-fg-muted">{text.alike.starters}</dt>
          <dd>{starters.length === 0 ? text.alike.none : starters.join(', ')}</dd>
        </dl>
      </section>
      <p className="text-fg-muted">{text.chosen}</p>
      <Button
        icon={<Copy size={15} aria-hidden="true" />}
        disabledReason={reason}
        onClick={() => setAsking(true)}
      >
        {text.write.open}
      </Button>
      {asking && <VariantDialog onClose={() => setAsking(false)} />}
    </div>
  );
}
