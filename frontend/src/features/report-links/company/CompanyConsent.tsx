import { useMutation, useQuery } from '@tanstack/react-query';
import { failureWords } from '@/api/failure';
import { allowCompanyLinks, linkConsentQuery } from '@/features/report-links/api';
import { text } from '@/features/report-links/text';
import { ErrorBox } from '@/ui/ErrorBox';
import { Switch } from '@/ui/Switch';

const words = text.consent;

/** Whether the company that invited the candidate may make links too; nothing where no company invited. */
export function CompanyConsent({ report }: { report: string }) {
  const { data } = useQuery(linkConsentQuery(report));
  const { error, isPending, mutate } = useMutation({
    mutationFn: (allowed: boolean) => allowCompanyLinks(report, allowed),
  });
  if (data === undefined) return null;
  return (
    <div className="mt-3 border-t border-line pt-3">
      <Switch
        checked={data.allowed}
        onChange={(allowed) => {
          if (!isPending) mutate(allowed);
        }}
        label={words.label(data.company_name)}
      />
      <p className="text-xs text-fg-muted">{words.hint}</p>
      {error !== null && <ErrorBox error={error}>{failureWords(error, words.failed)}</ErrorBox>}
    </div>
  );
}
