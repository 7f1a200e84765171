import { Select } from '@/ui/Select';

import { type Run, useCase } from '@/features/scenarios/cases';
import { text as words } from '@/features/scenarios/text';
import { FlightPlayer } from './FlightPlayer';
import { flightOf } from './plan';
import { text } from './text';

/** What the program flies on a sample or on one's own input. */
export function FlightTab(props: Run) {
  const { value, options, choose, input, output, isCut } = useCase(props);
  const flight = flightOf(input, output ?? '');
  return (
    <div className="flex flex-col gap-3 overflow-y-auto p-4">
      <Select
        aria-label={words.case}
        className="w-64 max-w-full shrink-0"
        value={value}
        options={options}
        onChange={choose}
      />
      {output === null && <p className="text-sm text-fg-muted">{text.notRun}</p>}
      {isCut && <p className="text-sm text-fg-muted">{words.cut}</p>}
      {flight === null ? (
        <p className="text-sm text-fg-muted">{text.noMap}</p>
      ) : (
        <FlightPlayer key={`${value} ${output}`} flight={flight} />
      )}
    </div>
  );
}
