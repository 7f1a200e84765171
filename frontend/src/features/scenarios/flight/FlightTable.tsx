import { cellText, type Flight } from './plan';
import { text } from './text';

/** A longer table is cut. */
const MOST_ROWS = 300;

/** Every move in words: what the drawing shows, for those who do not see it. */
export function FlightTable({ flight }: { flight: Flight }) {
  const moves = flight.drones.flatMap((drone) =>
    drone.moves.map((move) => ({ drone: drone.number, ...move })),
  );
  const charged = moves.some((move) => move.charge !== null);
  const { columns } = text;
  const heads = [columns.drone, columns.minute, columns.move, columns.from, columns.to];
  return (
    <div className="max-h-80 overflow-auto" tabIndex={0} role="region" aria-label={text.table}>
      <table className="w-full text-xs tabular-nums">
        <thead className="text-fg-subtle">
          <tr>
            {(charged ? [...heads, columns.charge] : heads).map((head) => (
              <th key={head} scope="col" className="py-1 pr-3 text-left font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {moves.slice(0, MOST_ROWS).map((move, at) => (
            <tr key={at} className="border-t border-line">
              <td className="py-1 pr-3">{move.drone}</td>
              <td className="py-1 pr-3">{text.span(move.begin, move.end)}</td>
              <td className="py-1 pr-3">{text.moves[move.letter]}</td>
              <td className="py-1 pr-3">{cellText(move.from)}</td>
              <td className="py-1 pr-3">{cellText(move.to)}</td>
              {charged && <td className="py-1 pr-3">{move.charge}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {moves.length > MOST_ROWS && (
        <p className="pt-2 text-xs text-fg-muted">{text.tooMany(MOST_ROWS)}</p>
      )}
    </div>
  );
}
