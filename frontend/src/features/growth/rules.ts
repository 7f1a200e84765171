import type { SkillTrend } from '@/api/words/scores';
import { text } from './text';

type Points = SkillTrend['points'];

/** What an area did between the first report that measures it and the last. */
export function changeWords(points: Points): string {
  const [first, last] = [points[0], points.at(-1)];
  const change = (last?.percent_tenths ?? 0) - (first?.percent_tenths ?? 0);
  const size = (Math.abs(change) / 10).toFixed(1);
  if (change === 0) return text.skills.same(points.length);
  return change > 0 ? text.skills.up(size, points.length) : text.skills.down(size, points.length);
}

/** What a trend still needs, where there is none. */
export function missingWords(reports: number, least: number): string {
  if (reports === 0) return text.skills.noReports(least);
  return reports < least
    ? text.skills.fewReports(reports, least)
    : text.skills.noCommon(reports, least);
}
