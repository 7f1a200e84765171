import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { isMissing } from '@/api/failure';
import { paths } from '@/facts/paths';
import { downloadStatement, statementQuery } from '@/features/partners/api';
import { CommissionHead, CommissionRow } from '@/features/partners/CommissionRows';
import { money, monthWords, statementTones } from '@/features/partners/rules';
import { text } from '@/features/partners/text';
import { saveFile } from '@/platform/save-file';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Fact } from '@/ui/Fact';
import { Loaded } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { PageHeader } from '@/ui/PageHeader';
import { SkeletonRows } from '@/ui/Skeleton';
import { Table } from '@/ui/Table';
import { usePageTitle } from '@/ui/page-title';
import { shortDayWords } from '@/ui/time';

const words = text.statements;

/** One statement with its lines, to read, print and download. */
export default function PartnerStatementPage() {
  const { statementId = '' } = useParams();
  const query = useQuery(statementQuery(statementId));
  const month = query.data === undefined ? '' : monthWords(query.data.statement.period);
  usePageTitle(month === '' ? words.title : words.sheet(month));
  const back = (
    <Button asChild>
      <Link to={paths.partnerStatements}>{words.back}</Link>
    </Button>
  );
  if (query.isError && isMissing(query.error))
    return (
      <>
        <PageHeader title={words.title} />
        <EmptyState action={back}>{words.gone}</EmptyState>
      </>
    );
  const save = () => {
    downloadStatement(statementId).then(
      ({ blob }) => saveFile(blob, 'statement.csv'),
      () => notify('error', words.csvFailed),
    );
  };
  const actions = (
    <div className="flex flex-wrap gap-2 print:hidden">
      {back}
      <Button icon={<Download size={15} strokeWidth={1.75} aria-hidden="true" />} onClick={save}>
        {words.csv}
      </Button>
      <Button
        icon={<Printer size={15} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {words.print}
      </Button>
    </div>
  );
  return (
    <Loaded query={query} failed={text.loadFailed} skeleton={<SkeletonRows rows={5} />}>
      {({ organisation, statement, lines }) => (
        <>
          <PageHeader title={words.sheet(month)} lead={organisation} actions={actions} />
          <div className="flex flex-col gap-4">
            <Card>
              <dl className="divide-y divide-line text-sm">
                <Fact label={words.state}>
                  <Badge tone={statementTones[statement.state]}>
                    {text.statementStates[statement.state]}
                  </Badge>
                </Fact>
                <Fact label={words.total}>{money(statement.total, statement.currency)}</Fact>
                <Fact label={words.review}>{shortDayWords(statement.review_until)}</Fact>
                <Fact label={words.payOn}>
                  {shortDayWords((statement.paid_at ?? statement.pay_on).slice(0, 10))}
                </Fact>
                {statement.reference !== null && (
                  <Fact label={words.reference}>{statement.reference}</Fact>
                )}
              </dl>
            </Card>
            {statement.state === 'void' ? (
              <p className="text-sm">{words.voided}</p>
            ) : (
              <Card title={words.lines} flush>
                <Table caption={words.lines}>
                  <thead>
                    <tr>
                      <CommissionHead />
                    </tr>
                  </thead>
                  <tbody>
                    {lines.map((one) => (
                      <CommissionRow key={one.id} one={one} />
                    ))}
                  </tbody>
                </Table>
              </Card>
            )}
          </div>
        </>
      )}
    </Loaded>
  );
}
