import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '@/api/failure';
import type {
  ExtensionEvent,
  InternshipDetail,
  InternshipExtension,
  InternshipSide,
} from '@/api/words';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { notify } from '@/ui/notify';
import { internshipsAgain, stepExtension } from '@/features/internships/api';
import { ExtendDialog } from '@/features/internships/dialogs/ExtendDialog';
import { extensionTones } from '@/features/internships/rules';
import { text } from '@/features/internships/text';
import { dayWords } from '@/ui/time';

const words = text.extensions;
type Answer = Exclude<ExtensionEvent, 'lapse'>;
const done: Record<Answer, string> = {
  agree: words.agreed,
  decline: words.declined,
  withdraw: words.withdrawn,
};

type OneProps = { side: InternshipSide; extension: InternshipExtension; canAct: boolean };

function One({ side, extension, canAct }: OneProps) {
  const answer = useMutation({
    mutationFn: (act: Answer) => stepExtension(side, extension, act),
    onSuccess: (_, act) => notify('success', done[act]),
    onError: (error) => notify('error', failureWords(error, words.failed)),
    onSettled: internshipsAgain,
  });
  const acts: readonly Answer[] = extension.side === side ? ['withdraw'] : ['agree', 'decline'];
  return (
    <li className="flex flex-col gap-2 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={extensionTones[extension.state]} dot>
          {words.states[extension.state]}
        </Badge>
        <span className="font-medium">{words.until(dayWords(extension.ends_on))}</span>
      </p>
      <p className="text-xs text-fg-muted">{words.proposed[extension.side]}</p>
      {extension.note !== null && (
        <p className="break-words whitespace-pre-line">{extension.note}</p>
      )}
      {canAct && extension.state === 'open' && (
        <span className="flex flex-wrap gap-2 max-md:*:flex-1">
          {acts.map((act) => (
            <Button
              key={act}
              size="sm"
              variant={act === 'agree' ? 'primary' : 'secondary'}
              loading={answer.isPending && answer.variables === act}
              onClick={() => {
                if (!answer.isPending) answer.mutate(act);
              }}
            >
              {words[act]}
            </Button>
          ))}
        </span>
      )}
    </li>
  );
}

type ExtensionsProps = {
  side: InternshipSide;
  internship: InternshipDetail;
  /** Whether the reader may act for their side. */
  canAct: boolean;
};

/** Proposals to move the last day, the last first. */
export function Extensions({ side, internship, canAct }: ExtensionsProps) {
  const [proposing, setProposing] = useState(false);
  const { extensions, state } = internship;
  const waits = extensions.some((one) => one.state === 'open');
  const canPropose = canAct && state === 'active' && !waits;
  return (
    <Card title={words.title}>
      <div className="flex flex-col gap-4">
        {extensions.length === 0 && <p className="text-sm text-fg-muted">{words.empty}</p>}
        <ul className="flex flex-col gap-4 empty:hidden">
          {extensions.map((one) => (
            <One key={one.id} side={side} extension={one} canAct={canAct} />
          ))}
        </ul>
        {canPropose && (
          <span>
            <Button size="sm" onClick={() => setProposing(true)}>
              {words.propose}
            </Button>
          </span>
        )}
      </div>
      {proposing && (
        <ExtendDialog side={side} internship={internship} onClose={() => setProposing(false)} />
      )}
    </Card>
  );
}
