import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureWords } from '@/api/failure';
import type { DetailsStanding } from '@/api/words';
import type { AdminCompanyDetails } from '@/api/words/admin';
import { countryName } from '@/facts/countries';
import { text as companies } from '@/features/companies/text';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Fact } from '@/ui/Fact';
import { Loaded } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { reviewQuery, ruleDetails } from './api';
import { RejectDialog } from './RejectDialog';
import { text } from './text';

const { fields } = text;

const tones: Record<DetailsStanding, BadgeTone> = {
  incomplete: 'neutral',
  waiting: 'caution',
  approved: 'positive',
  rejected: 'negative',
};

function Facts({ details }: { details: AdminCompanyDetails }) {
  const { form, owners, same_domain: same, note } = details;
  const place = [form.city, form.country === null ? null : countryName(form.country)];
  const said = [
    [fields.website, form.website],
    [fields.industry, form.industry === null ? null : companies.industries[form.industry]],
    [fields.size, form.size === null ? null : companies.sizes[form.size]],
    [fields.city, place.filter((part) => part !== null).join(', ')],
    [fields.about, form.about],
    [text.owners, owners.join(', ')],
    [text.note, note],
  ] as const;
  return (
    <div className="text-sm">
      <dl>
        {said.map(([label, value]) =>
          value === null || value === '' ? null : (
            <Fact key={label} label={label}>
              <span className="whitespace-pre-line">{value}</span>
            </Fact>
          ),
        )}
      </dl>
      {form.website !== null && (
        <p className="py-2 text-fg-muted">{same ? text.sameDomain : text.otherDomain}</p>
      )}
    </div>
  );
}

function Decided({ details }: { details: AdminCompanyDetails }) {
  const [rejecting, setRejecting] = useState(false);
  const { standing } = details;
  const state = useRef<HTMLParagraphElement>(null);
  const approve = useMutation({
    mutationFn: () => ruleDetails(details, 'approved', null),
    onSuccess: () => {
      notify('success', text.approved);
      // The button goes with what it decided.
      state.current?.focus();
    },
    onError: (error) => notify('error', failureWords(error, text.approveFailed)),
  });
  return (
    <>
      <p ref={state} tabIndex={-1} className="mb-2 w-fit">
        <Badge tone={tones[standing]} dot>
          {text.standings[standing]}
        </Badge>
      </p>
      <Facts details={details} />
      {standing === 'incomplete' ? (
        <p className="text-sm text-fg-muted">{text.incomplete}</p>
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          {standing !== 'approved' && (
            <Button
              variant={standing === 'waiting' ? 'primary' : 'secondary'}
              loading={approve.isPending}
              onClick={() => approve.mutate()}
            >
              {text.approve}
            </Button>
          )}
          {standing !== 'rejected' && (
            <Button variant="danger" onClick={() => setRejecting(true)}>
              {text.reject}
            </Button>
          )}
        </div>
      )}
      {rejecting && <RejectDialog details={details} onClose={() => setRejecting(false)} />}
    </>
  );
}

/** What a company says of itself, and the decision about its name and domain, which opens Create Roles. */
export function DetailsCard({ company }: { company: string }) {
  const query = useQuery(reviewQuery(company));
  return (
    <Card title={text.title}>
      <Loaded query={query} failed={text.failed}>
        {(details) => <Decided details={details} />}
      </Loaded>
    </Card>
  );
}
