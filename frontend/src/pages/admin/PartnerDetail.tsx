import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { isMissing } from '@/api/failure';
import { paths } from '@/facts/paths';
import { partnerQuery } from '@/features/partners/admin/api';
import { Contacts, Ledger, Referrals, Statements } from '@/features/partners/admin/Panels';
import { PartnerActs, PartnerCards } from '@/features/partners/admin/PartnerHead';
import { stepWords, viewOf, views } from '@/features/partners/admin/rules';
import { text } from '@/features/partners/admin/text';
import { BeginButton } from '@/features/view-as/BeginButton';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { History } from '@/ui/History';
import { Loaded } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { SkeletonRows } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { usePageTitle } from '@/ui/page-title';

const words = text.detail;

/** One partner: what is agreed, whom they brought, what they earn, and what was decided. */
export default function PartnerDetail() {
  const { partnerId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const query = useQuery(partnerQuery(partnerId));
  usePageTitle(query.data?.partner.organisation ?? text.title);
  const back = (
    <Link to={paths.adminPartners} className="text-link underline-offset-3 hover:underline">
      {words.back}
    </Link>
  );
  if (query.isError && isMissing(query.error)) {
    const leave = (
      <Button asChild>
        <Link to={paths.adminPartners}>{words.back}</Link>
      </Button>
    );
    return (
      <>
        <PageHeader title={text.title} />
        <EmptyState action={leave}>{words.gone}</EmptyState>
      </>
    );
  }
  return (
    <Loaded query={query} failed={text.loadFailed} skeleton={<SkeletonRows rows={6} />}>
      {(detail) => {
        const panels = {
          referrals: <Referrals partner={partnerId} />,
          ledger: <Ledger partner={partnerId} />,
          statements: <Statements partner={partnerId} />,
          contacts: <Contacts partner={detail.partner} />,
          audit:
            detail.history.length === 0 ? (
              <EmptyState>{words.noHistory}</EmptyState>
            ) : (
              <History title={words.history} steps={detail.history} wordsOf={stepWords} />
            ),
        };
        return (
          <>
            <PageHeader
              above={back}
              title={detail.partner.organisation}
              lead={detail.partner.email}
              actions={
                <>
                  <BeginButton area="partner" id={partnerId} name={detail.partner.organisation} />
                  <PartnerActs detail={detail} />
                </>
              }
            />
            <PartnerCards detail={detail} />
            <Tabs
              label={words.views}
              className="mt-6"
              panelClassName="pt-4"
              value={viewOf(params.get('view'))}
              onChange={(view) => setParams({ view }, { replace: true })}
              tabs={views.map((view) => ({
                value: view,
                label: words.tabs[view],
                content: panels[view],
              }))}
            />
          </>
        );
      }}
    </Loaded>
  );
}
