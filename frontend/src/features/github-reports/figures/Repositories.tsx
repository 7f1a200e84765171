import type { GithubRepository } from '@/api/words/github-reports';
import { text } from '@/features/github-reports/text';
import { Badge } from '@/ui/Badge';
import { Table, Td, Th } from '@/ui/Table';
import { Time } from '@/ui/Time';
import { External } from './Bars';

const words = text.figures;

/** What was found of something; not read is not the same as not there. */
function found(what: boolean | null): string {
  if (what === null) return words.unread;
  return what ? words.yes : words.no;
}

function licence({ licence: name, readme }: GithubRepository): string {
  if (name === null) return readme === null ? words.unread : words.no;
  return name === 'file' ? words.file : name;
}

/** The candidate's own repositories, by name. */
export function Repositories({ of }: { of: readonly GithubRepository[] }) {
  return (
    <Table caption={words.repositories}>
      <thead>
        <tr>
          <Th>{words.repository}</Th>
          <Th numeric>{words.commitsShort}</Th>
          <Th>{words.tests}</Th>
          <Th>{words.ci}</Th>
          <Th>{words.readme}</Th>
          <Th>{words.licence}</Th>
          <Th>{words.lastCommit}</Th>
        </tr>
      </thead>
      <tbody>
        {of.map((one) => (
          <tr key={one.name}>
            <Td>
              <span className="flex items-center gap-2">
                <External href={one.url}>{one.name}</External>
                {one.is_fork && <Badge tone="outline">{words.fork}</Badge>}
              </span>
            </Td>
            <Td numeric>
              <External href={one.commits.link}>{String(one.commits.value)}</External>
            </Td>
            <Td>{found(one.tests)}</Td>
            <Td>{found(one.ci)}</Td>
            <Td>{found(one.readme)}</Td>
            <Td>{licence(one)}</Td>
            <Td>
              {one.last_commit_at === null ? (
                words.none
              ) : (
                <Time at={one.last_commit_at} look="absolute" />
              )}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
