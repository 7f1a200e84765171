import { Link } from 'react-router-dom';

import { paths, to } from '@/facts/paths';
import { text } from '@/features/practice/text';
import { write } from '@/platform/storage';
import { Button } from '@/ui/Button';

const words = text.warmUp;

type WarmUpProps = { code: string; problem: string };

/** A small problem to try the editor and the judge with before an attempt begins; the way back is kept. */
export function WarmUp({ code, problem }: WarmUpProps) {
  return (
    <section aria-labelledby="warm-up" className="rounded-lg border border-line p-4 text-sm">
      <h2 id="warm-up" className="mb-1.5 font-sans text-sm font-semibold">
        {words.title}
      </h2>
      <p className="mb-3 text-fg-muted">{words.detail}</p>
      <Button size="sm" asChild>
        <Link
          to={to(paths.codebrainProblem, { problemId: problem })}
          onClick={() => write('aiCode', code)}
        >
          {words.open}
        </Link>
      </Button>
    </section>
  );
}
