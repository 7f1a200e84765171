import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { hasCode } from '@/api/errors';
import { paths, to } from '@/facts/paths';
import { checkCode } from '@/features/practice/api';
import { codeText, isCode, typedCode } from '@/features/practice/rules';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';

import { text } from './text';

const words = text.code;

function problemOf(error: unknown): string {
  return hasCode(error, 'rate_limited') ? words.tooMany(error.retryAfter) : words.failed;
}

/** Takes a code, in two groups of five, to where it is kept for the session. */
export function CodeBox() {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const navigate = useNavigate();
  const check = useMutation({
    mutationFn: checkCode,
    retry: false,
    networkMode: 'always',
    onSuccess: ({ active }, code) => {
      if (active) void navigate(to(paths.aiAssessmentCode, { code }));
      else setProblem(words.notActive);
    },
    onError: (error) => setProblem(problemOf(error)),
  });
  const send = () => {
    const code = typedCode(typed);
    setProblem(isCode(code) ? undefined : words.form);
    if (isCode(code)) check.mutate(code);
  };
  return (
    <form
      className="flex max-w-112 items-start gap-2 max-md:flex-col"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!check.isPending) send();
      }}
    >
      <Field label={words.label} error={problem} className="w-full flex-1">
        <Input
          value={typed}
          placeholder={words.placeholder}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          className="font-mono tracking-wider uppercase"
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setTyped((old) => codeText(typedCode(old)))}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        className="max-md:w-full md:mt-[25px]"
        loading={check.isPending}
      >
        {words.open}
      </Button>
    </form>
  );
}
