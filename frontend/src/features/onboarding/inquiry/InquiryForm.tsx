import { MessageCircleQuestion } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import type { Inquiry, NewInquiry } from '@/api/words';
import { read, write } from '@/platform/storage';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Notice } from '@/ui/Notice';
import { Select } from '@/ui/Select';
import { text } from '@/features/onboarding/text';
import { submitInquiry } from './inquiries';
import {
  inquiryProblems,
  isWholeName,
  readDraft,
  splitName,
  type InquiryProblems,
} from './inquiry-rules';

const words = text.inquiry;
const types = words.types.map((label) => ({ value: label, label }));

/** The draft of this tab; a name that the account has whole is not asked for again. */
function useDraft(displayName: string) {
  const [form, setForm] = useState<NewInquiry>(() => {
    const kept = readDraft(read('inquiryDraft'));
    return kept.firstName === '' || isWholeName(displayName)
      ? { ...kept, ...splitName(displayName) }
      : kept;
  });
  const set = (part: Partial<NewInquiry>) => {
    const next = { ...form, ...part };
    setForm(next);
    write('inquiryDraft', JSON.stringify(next));
  };
  return { form, set };
}

function Interests({ chosen, onChange }: { chosen: string[]; onChange: (next: string[]) => void }) {
  const toggle = (name: string) =>
    onChange(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{words.interests}</legend>
      <div className="flex flex-wrap gap-2">
        {words.interestChoices.map((name) => (
          <Chip key={name} on={chosen.includes(name)} onToggle={() => toggle(name)}>
            {name}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

type FieldsProps = {
  form: NewInquiry;
  errors: InquiryProblems;
  /** Whether the account does not say what the person is called. */
  asksName: boolean;
  set: (part: Partial<NewInquiry>) => void;
};

function Fields({ form, errors, asksName, set }: FieldsProps) {
  const line = (
    name: 'companyName' | 'firstName' | 'lastName' | 'title' | 'phone',
    fill: string,
  ) => (
    <Input
      autoComplete={fill}
      type={name === 'phone' ? 'tel' : 'text'}
      value={form[name]}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );
  return (
    <>
      <Field label={words.companyName} error={errors.companyName}>
        {line('companyName', 'organization')}
      </Field>
      {asksName && (
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={words.firstName} error={errors.firstName}>
            {line('firstName', 'given-name')}
          </Field>
          <Field label={words.lastName} error={errors.lastName}>
            {line('lastName', 'family-name')}
          </Field>
        </div>
      )}
      <Field label={words.title} optional error={errors.title}>
        {line('title', 'organization-title')}
      </Field>
      <Field label={words.phone} hint={words.phoneHint} error={errors.phone}>
        {line('phone', 'tel')}
      </Field>
      <Field label={words.companyType} error={errors.companyType}>
        <Select
          value={
            types.some(({ value }) => value === form.companyType) ? form.companyType : undefined
          }
          onChange={(companyType: string) => set({ companyType })}
          options={types}
          placeholder={words.chooseType}
        />
      </Field>
      <Interests chosen={form.interests} onChange={(interests) => set({ interests })} />
      <Field label={words.heardAbout} optional error={errors.heardAbout}>
        <Input
          value={form.heardAbout}
          onChange={(event) => set({ heardAbout: event.target.value })}
        />
      </Field>
    </>
  );
}

/** The fields that the server found wrong, in its words. */
function refusedFields(error: unknown, form: NewInquiry): InquiryProblems {
  const found: InquiryProblems = {};
  for (const name of Object.keys(form) as (keyof NewInquiry)[]) {
    const detail = fieldError(error, name);
    if (detail !== undefined) found[name] = detail;
  }
  return found;
}

/** The problems of the fields that are not in `part`. */
function withoutFields(problems: InquiryProblems, part: Partial<NewInquiry>): InquiryProblems {
  const others = Object.entries(problems).filter(([name]) => !(name in part));
  return Object.fromEntries(others);
}

type InquiryFormProps = { displayName: string; inquiry: Inquiry | null; onSent: () => void };

/** What a company says of itself. Sent once, or again when the reviewer has asked something. */
export function InquiryForm({ displayName, inquiry, onSent }: InquiryFormProps) {
  const { form, set } = useDraft(displayName);
  const [errors, setErrors] = useState<InquiryProblems>({});
  const [failure, setFailure] = useState<unknown>();
  const [pending, setPending] = useState(false);
  const key = useRef(idempotencyKey());
  const isRefused = errors.firstName !== undefined || errors.lastName !== undefined;
  const asksName = isRefused || !isWholeName(displayName);
  const change = (part: Partial<NewInquiry>) => {
    // Another form is another act.
    key.current = idempotencyKey();
    // What is corrected is no longer marked; it is checked again when the form is sent.
    setErrors((now) => withoutFields(now, part));
    set(part);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const problems = inquiryProblems(form);
    setErrors(problems);
    setFailure(undefined);
    if (pending || Object.keys(problems).length > 0) return;
    setPending(true);
    try {
      await submitInquiry(form, key.current);
      onSent();
    } catch (error) {
      const fields = refusedFields(error, form);
      setErrors(fields);
      if (Object.keys(fields).length === 0) setFailure(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      {inquiry?.reason != null && (
        <Notice tone="caution" icon={MessageCircleQuestion}>
          {words.asked} {inquiry.reason}
        </Notice>
      )}
      <Fields form={form} errors={errors} asksName={asksName} set={change} />
      {failure !== undefined && (
        <ErrorBox error={failure}>{failureWords(failure, words.failed)}</ErrorBox>
      )}
      <Button type="submit" variant="primary" size="lg" loading={pending}>
        {inquiry === null || inquiry.state === 'registered' ? words.send : words.sendAnswer}
      </Button>
      <p className="text-xs text-fg-muted">{words.kept}</p>
    </form>
  );
}
