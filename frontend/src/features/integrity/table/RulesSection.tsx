import { useQuery } from '@tanstack/react-query';
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
      <h3 className="mt-6 text-base font-semibold">{words.signals}</h3>
      <SignalList signals={query.data.signals} />
      <p>{query.data.countries ? words.countries : words.noCountries}</p>
    </>
  );
}
