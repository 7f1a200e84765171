import { useState } from 'react';
import { CompanyList } from '@/features/github-reports/CompanyList';
import { NotConfigured } from '@/features/github-reports/NotConfigured';
import { RequestDialog } from '@/features/github-reports/RequestDialog';
import { text } from '@/features/github-reports/text';
import { useConfig } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

/** The GitHub reports that the company has asked for, and a request for another. */
export default function GithubReports() {
  usePageTitle(text.title);
  const config = useConfig();
  const [asks, setAsks] = useState(false);
  if (config?.github_reports === false)
    return (
      <>
        <PageHeader title={text.title} />
        <NotConfigured />
      </>
    );
  const ask = (
    <Button variant="primary" onClick={() => setAsks(true)}>
      {text.list.ask}
    </Button>
  );
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} actions={ask} />
      <CompanyList />
      {asks && <RequestDialog onClose={() => setAsks(false)} />}
    </>
  );
}
