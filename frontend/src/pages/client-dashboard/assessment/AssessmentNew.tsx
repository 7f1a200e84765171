import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths, to } from '@/facts/paths';
import { Builder } from '@/features/assessments/builder/Builder';
import { ReadyMadeCard } from '@/features/assessments/ready-made/ReadyMadeCard';
import { useDraftOwner, useKeptDraft } from '@/features/assessments/store';
import { text } from '@/features/assessments/text';
import { languagesQuery } from '@/features/problems/api';
import { useUser } from '@/features/session/hooks';
import { announce } from '@/ui/announce';
import { Notice } from '@/ui/Notice';
import { notify } from '@/ui/notify';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

import { BackLink } from './BackLink';
import { ProblemBank } from './ProblemBank';

/** Builds a new assessment from the catalogue. */
export default function AssessmentNew() {
  usePageTitle(text.newTitle);
  const navigate = useNavigate();
  const client = useQueryClient();
  const languages = useQuery(languagesQuery);
  const company = useUser()?.company?.id ?? '';
  const kept = useKeptDraft(useDraftOwner(company));
  const page = useRef<HTMLDivElement>(null);
  // The button of the set is gone with its card: the keyboard goes on in the form that it has filled in.
  const filled = () => {
    announce(text.readyMade.used);
    page.current?.querySelector<HTMLElement>('[data-field="title"]')?.focus();
  };
  return (
    <div ref={page}>
      <PageHeader above={<BackLink />} title={text.newTitle} lead={text.newLead} />
      {kept !== null && (
        <Notice icon={PencilLine} className="mb-4">
          {text.continuedHere}
        </Notice>
      )}
      <ReadyMadeCard company={company} onUsed={filled} />
      <Builder
        key={company}
        company={company}
        languages={languages.data?.items ?? []}
        catalogue={(props) => <ProblemBank {...props} />}
        onCreated={(assessment) => {
          void client.invalidateQueries({ queryKey: ['assessments'] });
          notify('success', text.saved);
          void navigate(to(paths.assessmentDetail, { assessmentId: assessment.id }));
        }}
      />
    </div>
  );
}
