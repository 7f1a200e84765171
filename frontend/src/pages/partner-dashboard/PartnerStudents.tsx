import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { downloadStudents, studentsQuery } from '@/features/partners/api';
import { ListCard, Nothing } from '@/features/partners/ListCard';
import { text } from '@/features/partners/text';
import { saveFile } from '@/platform/save-file';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { notify } from '@/ui/notify';
import { PageHeader } from '@/ui/PageHeader';
import { SearchField } from '@/ui/SearchField';
import { Td, Th } from '@/ui/Table';
import { Time } from '@/ui/Time';
import { usePageTitle } from '@/ui/page-title';
import { shortDayWords } from '@/ui/time';

const words = text.students;

/** The people a partner brought; a name only where its person agreed. */
export default function PartnerStudents() {
  usePageTitle(words.title);
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const query = useInfiniteQuery(studentsQuery(search));
  const share = (
    <Button asChild>
      <Link to={paths.partnerOverview}>{words.share}</Link>
    </Button>
  );
  const save = () => {
    downloadStudents(search).then(
      ({ blob }) => saveFile(blob, 'students.csv'),
      () => notify('error', words.csvFailed),
    );
  };
  const invite = (
    <Button asChild variant="primary">
      <Link to={paths.partnerInvite}>{words.invite}</Link>
    </Button>
  );
  const actions = (
    <>
      <Button icon={<Download size={15} strokeWidth={1.75} aria-hidden="true" />} onClick={save}>
        {words.csv}
      </Button>
      {invite}
    </>
  );
  const empty =
    search === '' ? (
      <Nothing action={share}>{words.empty}</Nothing>
    ) : (
      <Nothing>{words.noMatch}</Nothing>
    );
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} actions={actions} />
      <div className="mb-4 max-w-96">
        <SearchField
          value={search}
          words={words.searching}
          onSearch={(typed) => setParams(typed === '' ? {} : { search: typed }, { replace: true })}
        />
      </div>
      <ListCard
        query={query}
        caption={words.caption}
        empty={empty}
        head={
          <>
            <Th>{words.name}</Th>
            <Th>{words.stage}</Th>
            <Th>{words.since}</Th>
            <Th>{words.active}</Th>
          </>
        }
        row={({ number, name, stage, brought_at: at, last_active_on: active }) => (
          <tr key={number}>
            <Td className="font-medium">{name ?? text.student(number)}</Td>
            <Td>
              <Badge>{text.stages[stage]}</Badge>
            </Td>
            <Td className="whitespace-nowrap">
              <Time at={at} look="short" />
            </Td>
            <Td className="whitespace-nowrap">
              {active === null ? text.none : shortDayWords(active)}
            </Td>
          </tr>
        )}
      />
    </>
  );
}
