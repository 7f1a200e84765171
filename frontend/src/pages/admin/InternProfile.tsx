import { Link, useParams } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { PersonPane } from '@/features/people/PersonPane';
import { ProposedCard } from '@/features/role-proposals/ProposedCard';
import { text } from '@/features/people/text';
import { useUser } from '@/features/session/hooks';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

/** One candidate at an address of their own, for the admin. Others learn nothing, not even whether it exists. */
export default function InternProfile() {
  const { internId = '' } = useParams();
  const isAdmin = useUser()?.is_admin === true;
  usePageTitle(text.profile.title);
  if (!isAdmin)
    return (
      <div className="mx-auto max-w-240 px-4.5 py-6">
        <PageHeader title={text.profile.title} lead={text.gone} />
      </div>
    );
  return (
    <div className="mx-auto max-w-240 px-4.5 py-6">
      <PageHeader
        title={text.profile.title}
        lead={text.profile.lead}
        actions={
          <Link to={paths.adminInterns} className="text-sm text-link underline underline-offset-3">
            {text.profile.all}
          </Link>
        }
      />
      <PersonPane key={internId} id={internId} proposals={(to) => <ProposedCard {...to} />} />
    </div>
  );
}
