import { useRef, useState } from 'react';

import type { LanguageId } from '@/api/words';
import { extensionsOf, nameProblem } from '@/features/problems/rules';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';

import { text } from './text';

type NameDialogProps = {
  title: string;
  detail: string;
  submit: string;
  language: LanguageId;
  /** The file that gets another name; null for a new one. */
  before: string | null;
  names: readonly string[];
  onName: (name: string) => void;
  onClose: () => void;
  /** Puts the focus into the editor, when a name was given. */
  onFocus: () => void;
};

/** Asks for the name of a file. */
export function NameDialog(props: NameDialogProps) {
  const { title, detail, submit, language, before, names, onName, onClose, onFocus } = props;
  const [typed, setTyped] = useState(before ?? '');
  const [asked, setAsked] = useState(false);
  const named = useRef(false);
  const name = typed.trim();
  const others = names.filter((other) => other !== before);
  const problem = nameProblem(language, name, others);
  return (
    <FormDialog
      title={title}
      description={detail}
      words={{ cancel: text.cancel, submit }}
      loading={false}
      failure={null}
      onSubmit={() => {
        setAsked(true);
        if (problem !== null) return;
        named.current = true;
        onClose();
        if (name !== before) onName(name);
      }}
      onClose={onClose}
      onClosed={() => {
        if (named.current) onFocus();
        return named.current;
      }}
    >
      <Field
        label={text.name}
        hint={text.endings(extensionsOf(language))}
        error={asked && problem !== null ? text.problems[problem] : undefined}
      >
        <Input
          value={typed}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
