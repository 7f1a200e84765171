import { useInfiniteQuery } from '@tanstack/react-query';
import { resultsQuery } from '@/features/cohorts/api';
import { text } from '@/features/cohorts/text';
import { ListCard, Nothing } from '@/features/partners/ListCard';
import { Td, Th } from '@/ui/Table';
import { Time } from '@/ui/Time';

const words = text.results;

/** The students who share their name and score with the partner. */
export function ResultsCard({ id }: { id: string }) {
  const query = useInfiniteQuery(resultsQuery(id));
  return (
    <ListCard
      title={words.title}
      query={query}
      caption={words.caption}
      empty={<Nothing>{words.empty}</Nothing>}
      head={
        <>
          <Th>{words.name}</Th>
          <Th>{words.finished}</Th>
          <Th numeric>{words.score}</Th>
        </>
      }
      row={({ id: student, name, finished_at: at, fineness }) => (
        <tr key={student}>
          <Td className="font-medium">{name}</Td>
          <Td className="whitespace-nowrap">
            {at === null ? words.none : <Time at={at} look="short" />}
          </Td>
          <Td numeric>{fineness ?? words.none}</Td>
        </tr>
      )}
    />
  );
}
