import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';

import { hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { CutOff } from '@/api/words';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Checkbox } from '@/ui/Checkbox';
import { ErrorBox } from '@/ui/ErrorBox';
import { cx } from '@/ui/cx';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Loaded, LoadFailed } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { useSettled } from '@/ui/use-settled';

import { cutOffAtQuery, cutOffKey, cutOffQuery, saveCutOff } from './api';
import { type Compare, CutOffPreview } from './CutOffPreview';
import { cutOffOf } from './rules';
import { text } from './text';

/** How long a value stays before it is counted. */
const SETTLES_MS = 250;
/** Where the slider stands while there is no line. */
const MIDDLE = 500;

const typedOf = (chosen: CutOff) => (chosen.cut_off === null ? '' : String(chosen.cut_off));

type PreviewAtProps = { assessment: string; at: number; compare: Compare };

function PreviewAt({ assessment, at, compare }: PreviewAtProps) {
  const query = useQuery(cutOffAtQuery(assessment, useSettled(at, SETTLES_MS)));
  if (query.isError) return <LoadFailed query={query}>{text.previewFailed}</LoadFailed>;
  const preview = query.data?.preview ?? null;
  if (query.data === undefined || preview === null)
    return <p className="text-sm text-fg-muted">{text.waiting}</p>;
  return <CutOffPreview preview={preview} rules={query.data} compare={compare} />;
}

function useSave(assessment: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Parameters<typeof saveCutOff>[1]) => saveCutOff(assessment, body),
    onSuccess: (after) => {
      client.setQueryData(cutOffQuery(assessment).queryKey, after);
      void client.invalidateQueries({ queryKey: cutOffKey(assessment) });
      notify('success', text.saved);
    },
  });
}

type EditorProps = { assessment: string; chosen: CutOff; reload: () => void; compare: Compare };

function Editor({ assessment, chosen, reload, compare }: EditorProps) {
  const [typed, setTyped] = useState(() => typedOf(chosen));
  const [takes, setTakes] = useState(chosen.takes_earlier_results);
  const save = useSave(assessment);
  const value = cutOffOf(typed);
  const changed = value !== chosen.cut_off || takes !== chosen.takes_earlier_results;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (value === undefined || !changed || save.isPending) return;
    save.mutate({ version: chosen.version, cut_off: value, takes_earlier_results: takes });
  };
  const stale = hasCode(save.error, 'stale_version');
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <Field
          label={text.label}
          hint={text.hint}
          error={value === undefined ? text.problem : undefined}
          className="w-48"
        >
          <Input
            inputMode="numeric"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <input
          type="range"
          aria-label={text.slider}
          min={0}
          max={1000}
          step={5}
          value={value ?? MIDDLE}
          aria-valuetext={typeof value === 'number' ? undefined : text.notChosen}
          onChange={(event) => setTyped(event.target.value)}
          className={cx(
            'mt-6 h-8 min-w-40 grow max-md:h-11',
            // A thumb in the middle would read as a choice.
            typeof value === 'number' ? 'accent-(--primary)' : 'accent-(--line-control) opacity-50',
          )}
        />
      </div>
      <Checkbox checked={takes} onChange={setTakes} label={text.takes} hint={text.takesHint} />
      {save.isError && (
        <ErrorBox error={save.error}>
          {stale ? text.stale : failureWords(save.error, text.saveFailed)}
        </ErrorBox>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          loading={save.isPending}
          disabledReason={changed ? undefined : text.unchanged}
        >
          {text.save}
        </Button>
        {stale && <Button onClick={reload}>{text.reload}</Button>}
      </div>
      {typeof value === 'number' && (
        <PreviewAt assessment={assessment} at={value} compare={compare} />
      )}
    </form>
  );
}

type CutOffCardProps = {
  assessment: string;
  /** Whether the reader may choose. */
  edits: boolean;
  compare: Compare;
};

/** The cut-off of an assessment, what it divides, and another one before it is saved. */
export function CutOffCard({ assessment, edits, compare }: CutOffCardProps) {
  const query = useQuery(cutOffQuery(assessment));
  return (
    <Card title={text.title}>
      <p className="mb-3 text-sm text-fg-muted">{text.lead}</p>
      <Loaded query={query} failed={text.failed}>
        {(chosen) =>
          edits ? (
            <Editor
              key={chosen.version}
              assessment={assessment}
              chosen={chosen}
              reload={() => void query.refetch()}
              compare={compare}
            />
          ) : (
            <>
              <p className="text-sm text-fg-muted">{text.readOnly}</p>
              {chosen.preview !== null && (
                <CutOffPreview preview={chosen.preview} rules={chosen} compare={compare} />
              )}
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
