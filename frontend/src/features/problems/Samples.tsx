import { Check, Copy } from 'lucide-react';

import type { Sample } from '@/api/words';
import { IconButton } from '@/ui/IconButton';
import { notify } from '@/ui/notify';
import { useCopy } from '@/ui/use-copy';

import { sampleTitle } from './rules';
import { text } from './text';

type SamplesProps = { samples: readonly Sample[]; level?: 2 | 3 };

/** Input and output of each sample, side by side where there is room. */
export function Samples({ samples, level = 3 }: SamplesProps) {
  const Heading = `h${level}` as const;
  if (samples.length === 0) return null;
  return (
    <section className="mt-5" aria-labelledby="samples-heading">
      <Heading id="samples-heading" className="mb-1.5 font-display text-md font-semibold text-fg">
        {text.examples}
      </Heading>
      <div className="flex flex-col gap-3">
        {samples.map((sample) => (
          <SampleBlock key={sample.name} sample={sample} />
        ))}
      </div>
    </section>
  );
}

function SampleBlock({ sample }: { sample: Sample }) {
  return (
    <div>
      <div className="flex items-center justify-between">
        <p className="text-sm font-medium text-fg">{sampleTitle(sample.name)}</p>
        <CopyInput sample={sample} />
      </div>
      <div className="grid gap-2 @md:grid-cols-2">
        <Lines label={text.input} value={sample.input} />
        <Lines label={text.output} value={sample.answer} />
      </div>
    </div>
  );
}

function Lines({ label, value }: { label: string; value: string }) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 text-xs text-fg-muted">{label}</figcaption>
      <pre
        tabIndex={0}
        aria-label={label}
        className="max-h-72 overflow-auto rounded-md bg-surface-sunken px-3.5 py-2.5 font-mono text-xs leading-[1.6] text-fg"
      >
        {value}
      </pre>
    </figure>
  );
}

function CopyInput({ sample }: { sample: Sample }) {
  const { copied, copy } = useCopy(sample.input, () => notify('warning', text.copyFailed));
  return (
    <IconButton
      size="sm"
      label={copied ? text.copied : text.copyInput(sampleTitle(sample.name))}
      onClick={copy}
    >
      {copied ? (
        <Check size={14} aria-hidden="true" />
      ) : (
        <Copy size={14} strokeWidth={1.75} aria-hidden="true" />
      )}
    </IconButton>
  );
}
