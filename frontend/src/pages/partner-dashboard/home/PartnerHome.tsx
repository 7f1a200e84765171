import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { commissionsQuery, ownQuery } from '@/features/partners/api';
import { CommissionHead, CommissionRow } from '@/features/partners/CommissionRows';
import { FunnelCard } from '@/features/partners/FunnelCard';
import { LinkCard } from '@/features/partners/LinkCard';
import { ListCard, Nothing } from '@/features/partners/ListCard';
import { MoneyCard } from '@/features/partners/MoneyCard';
import { periods } from '@/features/partners/rules';
import { text } from '@/features/partners/text';
import { Loaded } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { HomeSkeleton, homeGrid, homeMain } from './HomeSkeleton';

const words = text.overview;

/** A partner's link, who came by it, and what that earned. */
export default function PartnerHome() {
  usePageTitle(words.title);
  const [params, setParams] = useSearchParams();
  const query = useQuery(ownQuery);
  const commissions = useInfiniteQuery(commissionsQuery);
  const period = periods.find((one) => one === params.get('period')) ?? '30';
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <div className="flex flex-col gap-4">
        <Loaded query={query} failed={text.loadFailed} skeleton={<HomeSkeleton />}>
          {(own) => (
            <div className={homeGrid}>
              <div className={homeMain}>
                <LinkCard own={own} />
                <FunnelCard
                  funnels={own.funnels}
                  period={period}
                  onPeriod={(next) => setParams({ period: next }, { replace: true })}
                />
              </div>
              <MoneyCard own={own} />
            </div>
          )}
        </Loaded>
        <ListCard
          title={words.latest}
          query={commissions}
          caption={text.commissions.caption}
          empty={<Nothing>{text.commissions.empty}</Nothing>}
          head={<CommissionHead />}
          row={(one) => <CommissionRow key={one.id} one={one} />}
        />
      </div>
    </>
  );
}
