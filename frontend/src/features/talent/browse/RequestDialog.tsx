import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import type { TalentPayPeriod } from '@/api/words';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { notify } from '@/ui/notify';
import { Select, type SelectOption } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { askProspect, refreshTalent, requestIntroduction } from '@/features/talent/api';
import {
  askingProblems,
  digits,
  optionsOf,
  type Asking,
  type AskingProblems,
} from '@/features/talent/rules';
import { text } from '@/features/talent/text';

const words = text.request;
const nothing: Asking = {
  role: undefined,
  message: '',
  min: '',
  max: '',
  currency: '',
  period: 'year',
};

type FieldsProps = {
  asking: Asking;
  problems: AskingProblems;
  roles: readonly SelectOption<string>[];
  set: (part: Partial<Asking>) => void;
};

function Fields({ asking, problems, roles, set }: FieldsProps) {
  return (
    <>
      <Field
        label={words.role}
        error={problems.role}
        {...(roles.length === 0 ? { hint: words.noRoles } : {})}
      >
        <Select
          value={asking.role}
          placeholder={text.form.choose}
          options={roles}
          onChange={(role) => set({ role })}
        />
      </Field>
      <Field label={words.message} hint={words.messageHint} error={problems.message}>
        <Textarea
          rows={5}
          value={asking.message}
          onChange={(event) => set({ message: event.target.value })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label={words.min} error={problems.pay}>
          <Input
            inputMode="numeric"
            value={asking.min}
            onChange={(event) => set({ min: digits(event.target.value) })}
          />
        </Field>
        <Field label={words.max}>
          <Input
            inputMode="numeric"
            value={asking.max}
            onChange={(event) => set({ max: digits(event.target.value) })}
          />
        </Field>
        <Field label={words.currency} error={problems.currency}>
          <Input
            maxLength={3}
            value={asking.currency}
            onChange={(event) => set({ currency: event.target.value.toUpperCase() })}
          />
        </Field>
        <Field label={words.period}>
          <Select<TalentPayPeriod>
            value={asking.period}
            options={optionsOf(text.periods)}
            onChange={(period) => set({ period })}
          />
        </Field>
      </div>
    </>
  );
}

type RequestDialogProps = {
  /** A card of the pool, or one that is kept for a role. */
  of: { handle: string } | { prospect: string };
  who: string;
  /** Whether the company sees the name of the candidate. */
  isNamed: boolean;
  /** The role that is chosen at first, where it is live. */
  role?: string;
  /** The company's roles that are live. */
  roles: readonly SelectOption<string>[];
  onClose: () => void;
};

/** What a company says when it asks for an introduction. */
export function RequestDialog(props: RequestDialogProps) {
  const { of, who, isNamed, role: wanted, roles, onClose } = props;
  const client = useQueryClient();
  // Of one role there is nothing to choose.
  const only = roles.length === 1 ? roles[0] : undefined;
  const first = roles.find(({ value }) => value === wanted) ?? only;
  const [asking, setAsking] = useState<Asking>({ ...nothing, role: first?.value });
  const [problems, setProblems] = useState<AskingProblems>({});
  const key = useRef(idempotencyKey());
  const isSent = useRef(false);
  const set = (part: Partial<Asking>) => {
    // Other words are another act.
    key.current = idempotencyKey();
    setAsking((before) => ({ ...before, ...part }));
  };
  const { mutate, error, isPending } = useMutation({
    mutationFn: (role_id: string) => {
      const { message, min, max, currency, period } = asking;
      const pay = { min: Number(min), max: Number(max), currency, period };
      const body = { role_id, message: message.trim(), pay };
      return 'prospect' in of
        ? askProspect(of.prospect, body, key.current)
        : requestIntroduction({ ...body, handle: of.handle }, key.current);
    },
    onSuccess: () => {
      notify('success', words.done);
      isSent.current = true;
      void refreshTalent(client);
      onClose();
    },
  });
  const submit = () => {
    const found = askingProblems(asking);
    setProblems(found);
    const { role } = asking;
    if (!isPending && role !== undefined && Object.keys(found).length === 0) mutate(role);
  };
  return (
    <FormDialog
      title={words.title(who)}
      description={isNamed ? words.namedDetail : words.detail}
      failure={error === null ? null : { words: failureWords(error, words.failed), error }}
      words={{ cancel: words.cancel, submit: words.send }}
      loading={isPending}
      onSubmit={submit}
      onClose={onClose}
      onClosed={() => {
        // The card that was asked leaves the list, and its button with it.
        if (isSent.current) document.querySelector('h1')?.focus();
        return isSent.current;
      }}
    >
      <Fields asking={asking} problems={problems} roles={roles} set={set} />
    </FormDialog>
  );
}
