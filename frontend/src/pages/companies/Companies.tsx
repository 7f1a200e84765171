import { useSearchParams } from 'react-router-dom';
import type { CompanyIndustry } from '@/api/words';
import type { CompanyFilter } from '@/features/companies/api';
import { CompanyList } from '@/features/companies/CompanyList';
import { filterOf, paramsOf } from '@/features/companies/rules';
import { text } from '@/features/companies/text';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SearchField } from '@/ui/SearchField';
import { Select, type SelectOption } from '@/ui/Select';

const ALL = 'all';
type Choice = CompanyIndustry | typeof ALL;

const options: readonly SelectOption<Choice>[] = [
  { value: ALL, label: text.allIndustries },
  ...(Object.entries(text.industries) as [CompanyIndustry, string][]).map(([value, label]) => ({
    value,
    label,
  })),
];

/** The companies that everybody sees, at /companies. */
export default function Companies() {
  usePageTitle(text.title);
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params);
  const show = (next: CompanyFilter) => setParams(paramsOf(next), { replace: true });
  return (
    <div className="mx-auto max-w-240 px-4 py-8 md:px-10">
      <PageHeader title={text.title} lead={text.lead} />
      <div className="mb-4 flex flex-wrap gap-2">
        <div className="min-w-60 flex-1">
          <SearchField
            value={filter.search}
            words={text.searching}
            onSearch={(search) => show({ ...filter, search })}
          />
        </div>
        <Select
          aria-label={text.industry}
          className="w-52 max-md:w-full"
          value={filter.industry ?? ALL}
          options={options}
          onChange={(value) => show({ ...filter, industry: value === ALL ? null : value })}
        />
      </div>
      <CompanyList filter={filter} onClear={() => show({ search: '', industry: null })} />
    </div>
  );
}
