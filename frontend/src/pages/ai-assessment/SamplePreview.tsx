import { useQuery } from '@tanstack/react-query';

import { practiceQuery } from '@/features/practice/api';
import { text } from '@/features/practice/landing/text';
import { Samples } from '@/features/problems/Samples';
import { Statement } from '@/features/problems/Statement';
import { Loaded } from '@/ui/Loaded';

const words = text.samples;

/** What the solvers of a problem read, in a box that scrolls. */
export function SamplePreview({ slug, who }: { slug: string; who: string | null }) {
  const query = useQuery(practiceQuery(slug, who));
  return (
    <Loaded query={query} failed={words.previewFailed}>
      {({ title, statement, samples }) => (
        <section
          tabIndex={0}
          aria-label={words.preview(title)}
          className="@container max-h-120 overflow-y-auto rounded-lg border border-line bg-surface p-4.5"
        >
          <Statement text={statement} />
          <Samples samples={samples} />
        </section>
      )}
    </Loaded>
  );
}
