import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { TalentProfile } from '@/api/words';
import { ownResultsQuery } from '@/features/talent/api';
import { CardBody } from '@/features/talent/CardBody';
import type { Draft } from '@/features/talent/rules';
import { text } from '@/features/talent/text';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { previewOf } from './card-of';
import { text as here } from './text';

const words = here.preview;

type PreviewProps = { draft: Draft; profile: TalentProfile | null; name: string };

function Shown({ draft, profile, name }: PreviewProps) {
  const results = useQuery(ownResultsQuery).data ?? [];
  const { facts, beside } = previewOf(draft, results, profile?.resume ?? null);
  if (draft.visibility === 'hidden') return <p className="text-sm">{words.hidden}</p>;
  const isNamed = draft.visibility === 'named';
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-3 rounded-lg border border-line px-4.5 py-4">
        <CardBody
          name={isNamed ? name : text.browse.anonymous(words.code)}
          named={isNamed ? { headline: draft.headline.trim(), beside } : null}
          facts={facts}
        />
      </div>
      <p className="text-xs text-fg-muted">{isNamed ? words.named : words.anonymous}</p>
    </div>
  );
}

/** The card as a company would read it, with what is in the form now. */
export function Preview(props: PreviewProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="lg"
        icon={<Eye size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {words.open}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={words.title}>
        {open && <Shown {...props} />}
      </Dialog>
    </>
  );
}
