type Funnel = { line: string; area: string };

/** A falling line with one level per stage, scaled to the largest; `d` of the line and of the area under it. */
export function funnelPath(values: readonly number[], width: number, height: number): Funnel {
  const largest = Math.max(1, ...values);
  const column = width / Math.max(1, values.length);
  const bend = column * 0.12;
  const level = (value: number) => height - 6 - (value / largest) * (height - 24);
  const parts = values.map((value, index) => {
    const y = level(value).toFixed(1);
    const start = index * column;
    if (index === 0) return `M0 ${y}H${(column - bend).toFixed(1)}`;
    const before = level(values[index - 1] ?? 0).toFixed(1);
    const end = index === values.length - 1 ? width : start + column - bend;
    const from = `${start.toFixed(1)} ${before} ${start.toFixed(1)} ${y} ${(start + bend).toFixed(1)} ${y}`;
    return `C${from}H${end.toFixed(1)}`;
  });
  const line = parts.join('');
  return { line, area: `${line}V${height}H0Z` };
}
