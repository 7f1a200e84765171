/** Words of the drawn flight. */
export const text = {
  tab: 'Flight',
  map: (rows: number, columns: number) =>
    `Map of ${rows} rows and ${columns} columns with the drones`,
  noMap: 'This input has no map that can be drawn.',
  notRun: 'Run the samples, or your own input, to see the flight.',
  noFlight: 'Your program makes no flight on this input.',
  play: 'Play',
  pause: 'Pause',
  back: 'One move back',
  forward: 'One move forward',
  again: 'Back to the start',
  minute: (minute: number, all: number) => `Minute ${minute} of ${all}`,
  position: 'Minute',
  speed: 'Speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  table: 'Moves',
  showTable: 'Table of the moves',
  columns: {
    drone: 'Drone',
    minute: 'Minute',
    move: 'Move',
    from: 'From',
    to: 'To',
    charge: 'Charge',
  },
  span: (begin: number, end: number) => `${begin} to ${end}`,
  moves: { N: 'north', E: 'east', S: 'south', W: 'west', '.': 'hover' } as Readonly<
    Record<string, string>
  >,
  tooMany: (shown: number) => `The first ${shown} moves.`,
  legend: 'Filled: no-fly. Arrows: wind. S: to survey. H: base. Ring: target.',
} as const;
