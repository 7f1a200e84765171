import { useSearchParams } from 'react-router-dom';
import { Returned } from '@/features/github-reports/own/Returned';
import { text } from '@/features/github-reports/text';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

/** Where GitHub sends people back to. */
export default function GithubReturn() {
  usePageTitle(text.returned.title);
  const [query] = useSearchParams();
  return (
    <>
      <PageHeader title={text.returned.title} />
      <Returned state={query.get('state')} code={query.get('code')} />
    </>
  );
}
