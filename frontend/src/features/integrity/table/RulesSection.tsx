import { useQuery } from '@tanstack/react-query';
import { Aside } from '@/ui/Article';
import { LoadFailed } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';
import { rulesQuery } from '@/features/integrity/api';
import { RuleTable, SignalList } from './RuleTable';
import { text } from '@/features/integrity/text';

const words = text.rules;

/** The rule table and its signals, for anybody. */
export function RulesSection() {
  const query = useQuery(rulesQuery);
  if (query.isError) return <LoadFailed query={query}>{words.failed}</LoadFailed>;
  if (query.data === undefined) return <SkeletonRows />;
  return (
    <>
      <p>{words.lead}</p>
      <RuleTable rules={query.data.rules} />
      <Aside label={words.signals}>
        <SignalList signals={query.data.signals} />
      </Aside>
      <p>{query.data.countries ? words.countries : words.noCountries}</p>
    </>
  );
}
