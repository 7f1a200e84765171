import type { GithubFigures, GithubNumber } from '@/api/words/github-reports';
import { text } from '@/features/github-reports/text';
import { Fact } from '@/ui/Fact';
import { Table, Td, Th } from '@/ui/Table';
import { Time } from '@/ui/Time';
import { External } from './Bars';

const words = text.figures;

/** What was done, each number with the search that shows it. */
export function Activity({ of }: { of: GithubFigures }) {
  const lines: readonly (readonly [string, GithubNumber])[] = [
    [words.commits, of.commits],
    [words.pulls, of.pulls],
    [words.merged, of.merged],
    [words.reviews, of.reviews],
    [words.issues, of.issues],
  ];
  const moment = (at: string | null) =>
    at === null ? words.none : <Time at={at} look="absolute" />;
  return (
    <>
      <Table caption={words.activity}>
        <thead>
          <tr>
            <Th>{words.what}</Th>
            <Th numeric>{words.number}</Th>
          </tr>
        </thead>
        <tbody>
          {lines.map(([label, { link, value }]) => (
            <tr key={label}>
              <Td className="h-9">
                <External href={link}>{label}</External>
              </Td>
              <Td numeric className="h-9">
                {value}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <dl className="divide-y divide-line px-4.5 text-sm">
        <Fact label={words.median}>
          {of.sizes.median === null ? words.none : words.lines(of.sizes.median)}
        </Fact>
        <Fact label={words.lastCommit}>{moment(of.last_commit_at)}</Fact>
        <Fact label={words.lastPull}>{moment(of.last_pull_at)}</Fact>
      </dl>
    </>
  );
}
