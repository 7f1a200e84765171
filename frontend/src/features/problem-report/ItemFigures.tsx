import { RefreshCcw } from 'lucide-react';
import type { ItemStatistics, PerformanceReport } from '@/api/words';
import { coefficient, percent } from '@/features/assessment-statistics/rules';
import { text as statistics } from '@/features/assessment-statistics/text';
import { Badge } from '@/ui/Badge';
import { Fact } from '@/ui/Fact';
import { Notice } from '@/ui/Notice';
import { text } from './text';

/** How hard a problem was and how far it discriminates, as rows of a `dl`. */
export function ItemFacts({ item }: { item: ItemStatistics }) {
  return (
    <>
      <Fact label={statistics.facility}>
        {percent(item.facility_thousandths)}
        <p className="text-xs text-fg-muted">{statistics.facilityHelp}</p>
      </Fact>
      <Fact label={statistics.discrimination}>
        {item.discrimination_thousandths === null
          ? text.noDiscrimination
          : coefficient(item.discrimination_thousandths)}
        <p className="text-xs text-fg-muted">{text.discriminationHelp}</p>
      </Fact>
      {item.remarks.length > 0 && (
        <Fact label={statistics.remarks}>
          <span className="flex flex-wrap gap-1">
            {item.remarks.map((remark) => (
              <Badge key={remark} tone="caution">
                {statistics.remarkWords[remark]}
              </Badge>
            ))}
          </span>
        </Fact>
      )}
    </>
  );
}

/** Says that a problem should be replaced, where so many people have been given it. */
export function Exposure({ report }: { report: PerformanceReport }) {
  if (!report.overexposed) return null;
  return (
    <Notice tone="caution" icon={RefreshCcw} className="mb-4">
      {text.overexposed(report.exposure_cap)}
    </Notice>
  );
}

/** How a problem went in the assessments that the reader may see, below the problem itself. */
export function ItemFigures({ report }: { report: PerformanceReport }) {
  const { figures } = report;
  return (
    <section className="mt-5 text-sm" aria-labelledby="item-heading">
      <h2 id="item-heading" className="mb-2 font-display text-md font-semibold text-fg">
        {text.item}
      </h2>
      <Exposure report={report} />
      {figures === null ? (
        <p className="text-fg-muted">{text.tooFew(report.people, report.shown_from)}</p>
      ) : (
        <dl>
          <Fact label={text.people}>{report.people}</Fact>
          <ItemFacts item={figures.item} />
        </dl>
      )}
    </section>
  );
}
