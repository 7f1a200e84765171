import { useQueryClient } from '@tanstack/react-query';
import type { CompanyDetails } from '@/api/words';
import { userKey } from '@/features/session/api';
import { useVersionedForm } from '@/features/saving/hooks';
import { notify } from '@/ui/notify';
import { detailsQuery } from '@/features/companies/api';
import { saveDetails } from './api';
import { changedFields, draftOf, draftProblems, formOf } from './rules';
import { text } from './text';

/** A company's details being edited. */
export function useDetailsForm(opened: CompanyDetails) {
  const client = useQueryClient();
  return useVersionedForm(opened, {
    draftOf,
    problems: (draft) => draftProblems(draft, new Date().getFullYear()),
    changed: changedFields,
    save: (draft, version) => saveDetails(formOf(draft), version),
    read: () => client.query(detailsQuery),
    keep: (details) => client.setQueryData(detailsQuery.queryKey, details),
    onSaved: () => {
      notify('success', text.details.saved);
      // The company's name and what its tabs depend on.
      void client.invalidateQueries({ queryKey: userKey });
    },
  });
}
