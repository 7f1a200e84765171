import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { CompanyLogo } from '@/features/companies/CompanyLogo';
import { AskedButton } from '@/ui/AskedButton';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { notify } from '@/ui/notify';
import { detailsQuery } from '@/features/companies/api';
import { removeLogo, sendLogo } from './api';
import { base64Of, LOGO_BYTES } from './rules';
import { text } from './text';

const words = text.logo;

type LogoFieldProps = { name: string; url: string | null };

/** The company's logo, another one, or none. */
export function LogoField({ name, url }: LogoFieldProps) {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const change = useMutation({
    mutationFn: async (file: File | null) =>
      file === null ? await removeLogo().then(() => null) : await sendLogo(await base64Of(file)),
    onSuccess: (logo_url) => {
      notify('success', logo_url === null ? words.removed : words.saved);
      client.setQueryData(detailsQuery.queryKey, (kept) => kept && { ...kept, logo_url });
    },
  });
  const { error, isPending } = change;
  const take = (file: File | undefined) => {
    if (file === undefined || isPending) return;
    setTooLarge(file.size > LOGO_BYTES);
    change.reset();
    if (file.size <= LOGO_BYTES) change.mutate(file);
  };
  const failure = tooLarge
    ? words.tooLarge
    : error === null
      ? null
      : (fieldError(error, 'image') ?? failureWords(error, words.failed));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <CompanyLogo name={name} url={url} size="lg" />
        <div className="flex flex-wrap gap-2">
          <Button loading={isPending} onClick={() => input.current?.click()}>
            {url === null ? words.choose : words.replace}
          </Button>
          {url !== null && (
            <AskedButton
              variant="ghost"
              loading={isPending}
              ask={words.ask}
              onConfirm={() => change.mutate(null)}
            >
              {words.remove}
            </AskedButton>
          )}
        </div>
      </div>
      <p className="text-xs text-fg-muted">{words.hint}</p>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={words.choose}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files?.[0]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
      {failure !== null && <ErrorBox error={error}>{failure}</ErrorBox>}
    </div>
  );
}
