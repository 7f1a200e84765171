import { Link } from 'react-router-dom';
import type { PerformanceReport } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { Card } from '@/ui/Card';
import { Table, Td, Th } from '@/ui/Table';
import { Time } from '@/ui/Time';
import { text } from './text';

/** Somebody's own attempts with a problem, each with its report. */
export function OwnAttempts({ attempts }: { attempts: PerformanceReport['own'] }) {
  return (
    <Card flush>
      <Table caption={text.ownCaption}>
        <thead>
          <tr>
            <Th>{text.assessment}</Th>
            <Th>{text.company}</Th>
            <Th>{text.began}</Th>
            <Th numeric>{text.points}</Th>
            <Th>{text.report}</Th>
          </tr>
        </thead>
        <tbody>
          {attempts.map((one) => (
            <tr key={one.report_id}>
              <Td>{one.assessment_title}</Td>
              <Td>{one.company_name}</Td>
              <Td>
                <Time at={one.began_at} />
              </Td>
              <Td numeric>{one.points ?? text.nothingSubmitted}</Td>
              <Td>
                <Link
                  className="font-medium underline underline-offset-3"
                  aria-label={text.openReport(one.assessment_title)}
                  to={to(paths.report, { reportId: one.report_id })}
                >
                  {text.open}
                </Link>
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
