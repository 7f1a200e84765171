import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import type { MadeReportLink } from '@/api/words';
import { Button } from '@/ui/Button';
import { CopyField } from '@/ui/CopyField';
import { Dialog } from '@/ui/Dialog';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { makeLink } from './api';
import {
  bodyOf,
  DAYS,
  EMPTY,
  isPasscode,
  sharedAddress,
  VIEWS,
  type ShareForm,
  type Whose,
} from './rules';
import { SectionsField } from './SectionsField';
import { text } from './text';

const words = text.form;
const days = DAYS.map((value) => ({ value, label: words.daysOf(Number(value)) }));
const views = VIEWS.map((value) => ({ value, label: words.viewsOf(value) }));

/** The link, this once. */
function Made({ link, onClose }: { link: MadeReportLink; onClose: () => void }) {
  const done = (
    <Button variant="primary" onClick={onClose}>
      {text.done.close}
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.done.title}
      description={text.done.detail}
      footer={done}
    >
      {link.secret === null ? (
        <ErrorBox>{text.done.lost}</ErrorBox>
      ) : (
        <CopyField
          label={text.done.label}
          value={sharedAddress(location.origin, link.id, link.secret)}
        />
      )}
    </Dialog>
  );
}

type ShareDialogProps = { report: string; whose: Whose; onClose: () => void };

/** What a link shows, how long and to whom; then the link itself. */
export function ShareDialog({ report, whose, onClose }: ShareDialogProps) {
  const [form, setForm] = useState<ShareForm>(EMPTY);
  const [tried, setTried] = useState(false);
  const key = useRef(idempotencyKey());
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => makeLink(report, bodyOf(form), key.current),
  });
  if (data !== undefined) return <Made link={data} onClose={onClose} />;
  const change = (part: Partial<ShareForm>) => {
    // Another link is another act.
    key.current = idempotencyKey();
    setForm({ ...form, ...part });
  };
  return (
    <FormDialog
      title={words.title}
      description={words.detail}
      failure={error === null ? null : { words: failureWords(error, words.failed), error }}
      words={{ cancel: words.cancel, submit: words.submit }}
      loading={isPending}
      onSubmit={() => {
        setTried(true);
        if (!isPending && isPasscode(form.passcode)) mutate();
      }}
      onClose={onClose}
    >
      <SectionsField
        sections={form.sections}
        whose={whose}
        onChange={(sections) => change({ sections })}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={words.days}>
          <Select value={form.days} options={days} onChange={(value) => change({ days: value })} />
        </Field>
        <Field label={words.views}>
          <Select
            value={form.views}
            options={views}
            onChange={(value) => change({ views: value })}
          />
        </Field>
      </div>
      <Field
        optional
        label={words.passcode}
        hint={words.passcodeHint}
        error={tried && !isPasscode(form.passcode) ? words.passcodeWrong : undefined}
      >
        <Input
          autoComplete="off"
          value={form.passcode}
          onChange={(event) => change({ passcode: event.target.value })}
        />
      </Field>
    </FormDialog>
  );
}
