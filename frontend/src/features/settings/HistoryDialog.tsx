import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rows } from '@/api/cache/page';
import type { AdminSetting, SettingVersion } from '@/api/words/admin';
import { failureOf, useDecision } from '@/features/review-queue/hooks';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonRows } from '@/ui/Skeleton';
import { Textarea } from '@/ui/Textarea';
import { Time } from '@/ui/Time';
import { refreshSettings, rollBack, versionsQuery } from './api';
import { isSame, reasonProblem, typedOf, valueWords } from './rules';
import { text } from './text';

const words = text.versions;

type BackProps = { setting: AdminSetting; to: number; value: string; onClose: () => void };

/** Asks once, for the reason, before an earlier value counts again. */
function BackDialog({ setting, to, value, onClose }: BackProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const mutation = useDecision({
    send: (said: string) => rollBack(setting, { to, reason: said }),
    refresh: refreshSettings,
    done: words.done,
    onDone: onClose,
  });
  const submit = () => {
    if (mutation.isPending) return;
    const wrong = reasonProblem(reason);
    setProblem(wrong);
    if (wrong === undefined) mutation.mutate(reason.trim());
  };
  return (
    <FormDialog
      title={words.backTitle(value)}
      description={words.backDetail}
      failure={failureOf(mutation.error, { stale: text.dialog.stale, failed: text.dialog.failed })}
      words={{ cancel: text.dialog.cancel, submit: words.back }}
      loading={mutation.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={text.dialog.reason} error={problem} hint={text.dialog.reasonHint}>
        <Textarea value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </FormDialog>
  );
}

type LineProps = { setting: AdminSetting; version: SettingVersion; onBack: () => void };

function Line({ setting, version, onBack }: LineProps) {
  const value = version.value ?? setting.default;
  return (
    <li className="flex flex-col gap-1 border-l-2 border-line pl-3 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{valueWords(value, setting.unit)}</span>
        <span className="text-xs text-fg-muted">{words.version(version.version)}</span>
        {version.version === setting.version && <Badge tone="positive">{words.current}</Badge>}
      </p>
      {setting.unit === 'words' && (
        <p className="text-xs break-words text-fg-muted">{value.words?.join(', ')}</p>
      )}
      <p className="break-words">{version.reason}</p>
      <p className="text-xs text-fg-muted">
        {version.made_by ?? text.operator} · <Time at={version.made_at} />
      </p>
      {!isSame(value, setting.value) && (
        <div>
          <Button size="sm" onClick={onBack}>
            {words.back}
          </Button>
        </div>
      )}
    </li>
  );
}

type HistoryDialogProps = { setting: AdminSetting; onClose: () => void };

/** Every value that a setting had, the newest first, and the way back to each. */
export function HistoryDialog({ setting, onClose }: HistoryDialogProps) {
  const query = useInfiniteQuery(versionsQuery(setting.key));
  const [back, setBack] = useState<{ to: number; value: string }>();
  const versions = rows(query.data);
  const goBack = (to: number, value: AdminSetting['value']) => () =>
    setBack({
      to,
      value: setting.unit === 'words' ? valueWords(value, setting.unit) : typedOf(value),
    });
  return (
    <>
      <Dialog
        open={back === undefined}
        onOpenChange={onClose}
        title={words.title(setting.name)}
        description={words.detail}
      >
        {query.isPending && <SkeletonRows rows={3} />}
        {query.isError && <LoadFailed query={query}>{words.loadFailed}</LoadFailed>}
        {query.isSuccess && versions.length === 0 && (
          <p className="text-sm text-fg-muted">{words.none}</p>
        )}
        <ol className="flex flex-col gap-4">
          {versions.map((version) => (
            <Line
              key={version.id}
              setting={setting}
              version={version}
              onBack={goBack(version.version, version.value ?? setting.default)}
            />
          ))}
          {versions.length > 0 && !query.hasNextPage && (
            <li className="flex flex-col gap-1 border-l-2 border-line pl-3 text-sm">
              <p className="font-medium">{valueWords(setting.default, setting.unit)}</p>
              <p className="text-xs text-fg-muted">{words.first}</p>
              {!isSame(setting.default, setting.value) && (
                <div>
                  <Button size="sm" onClick={goBack(0, setting.default)}>
                    {words.back}
                  </Button>
                </div>
              )}
            </li>
          )}
        </ol>
        {query.hasNextPage && (
          <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
            {words.more}
          </LoadMore>
        )}
      </Dialog>
      {back !== undefined && (
        <BackDialog
          setting={setting}
          to={back.to}
          value={back.value}
          onClose={() => setBack(undefined)}
        />
      )}
    </>
  );
}
