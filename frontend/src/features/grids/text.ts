import { MAX_SIDE } from './rules';

const names = [
  'black',
  'blue',
  'red',
  'green',
  'yellow',
  'grey',
  'magenta',
  'orange',
  'sky',
  'maroon',
];
const cellsOf = (count: number) => (count === 1 ? '1 cell' : `${count} cells`);

/** Words around grids. */
export const text = {
  colour: (symbol: number) => `${symbol}, ${names[symbol] ?? ''}`,
  cell: (row: number, column: number, symbol: number) =>
    `Row ${row + 1}, column ${column + 1}: ${symbol}, ${names[symbol] ?? ''}`,
  changedCell: (row: number, column: number, symbol: number) =>
    `Row ${row + 1}, column ${column + 1}: ${symbol}, ${names[symbol] ?? ''}, changed`,
  place: (row: number, column: number) => `Row ${row + 1}, column ${column + 1}`,
  size: (rows: number, columns: number) => `${rows} × ${columns}`,
  described: (name: string, rows: number, columns: number) =>
    `${name}, ${rows} by ${columns} cells`,
  help: 'Arrows move, Space uses the tool, 0 to 9 choose a colour, B, F, S and I choose a tool.',
  tool: 'Tool',
  tools: { paint: 'Paint', fill: 'Fill area', select: 'Select', pick: 'Pick colour' },
  colours: 'Colour',
  chosen: (symbol: number) => {
    const name = names[symbol] ?? '';
    return `${name.charAt(0).toUpperCase()}${name.slice(1)}.`;
  },
  switchByKey: 'Press 0 to 9 to switch.',
  hand: 'Tools and colours',
  larger: 'Enlarge the input',
  view: 'View',
  digits: 'Show digits',
  changes: 'Outline changes',
  palette: 'Palette',
  palettes: {
    standard: 'Standard',
    contrast: 'High contrast',
    'colour-blind': 'Colour-blind safe',
  },
  selection: 'Selection',
  selectFirst: 'Select an area first: tool S.',
  copyFirst: 'Copy an area first.',
  paintArea: 'Paint',
  copy: 'Copy',
  paste: 'Paste',
  mirror: 'Mirror left to right',
  flip: 'Flip top to bottom',
  turn: 'Rotate a quarter to the right',
  short: { paintArea: 'Paint', copy: 'Copy', mirror: 'Mirror', flip: 'Flip', turn: 'Rotate' },
  undo: 'Undo',
  redo: 'Redo',
  nothingToUndo: 'Nothing to undo yet.',
  nothingToRedo: 'Nothing to redo.',
  copyInput: 'Copy input',
  reset: 'Clear',
  rows: 'Rows',
  columns: 'Columns',
  fewer: (what: string) => `One fewer: ${what.toLowerCase()}`,
  moreOf: (what: string) => `One more: ${what.toLowerCase()}`,
  smallest: 'A grid has at least one.',
  largest: `A grid has at most ${MAX_SIDE}.`,
  keyboard: 'By keyboard',
  keys: [
    [['←', '↑', '↓', '→'], 'Move'],
    [['Space'], 'Use the tool'],
    [['Shift', '→'], 'Paint or select a run'],
    [['C', 'V'], 'Copy, paste'],
    [['Z', 'Y'], 'Undo, redo'],
  ] as const,
  announced: {
    painted: (symbol: number) => names[symbol] ?? '',
    filled: (symbol: number) => `Filled with ${names[symbol] ?? ''}`,
    copied: (rows: number, columns: number) => `Copied ${rows} by ${columns}`,
    pasted: 'Pasted',
    resized: (rows: number, columns: number) => `${rows} by ${columns} cells`,
    changed: 'Changed',
    undone: 'Undone',
    redone: 'Redone',
    tool: (name: string) => `Tool: ${name}`,
    symbol: (symbol: number) => `Colour ${symbol}, ${names[symbol] ?? ''}`,
    selected: (rows: number, columns: number) => `Selected ${rows} by ${columns}`,
  },
  reading: {
    empty: 'There is no grid in this text.',
    notJson: 'This is not valid JSON. Check the brackets and commas.',
    theGrid: 'The grid',
    noRows: 'has no rows.',
    notRows: 'must be a list of rows.',
    notPair: 'must have an input and an output.',
    notPairs: 'must be a list of pairs.',
    tooTall: (rows: number) => `has ${rows} rows, at most ${MAX_SIDE} fit.`,
    tooWide: (row: number, cells: number) =>
      `row ${row} has ${cells} cells, at most ${MAX_SIDE} fit.`,
    notRow: (row: number) => `row ${row} is not a list of cells.`,
    emptyRow: (row: number) => `row ${row} has no cells.`,
    ragged: (row: number, cells: number, expected: number) =>
      `row ${row} has ${cellsOf(cells)}, expected ${expected}.`,
    symbol: (row: number, cell: number, found: string) =>
      `row ${row}, cell ${cell} is ${found}. A cell is a digit from 0 to 9.`,
    noPairs: 'A task has its pairs in “train” and “test”. There are none.',
    train: (at: number) => `Train ${at}`,
    test: (at: number) => `Test ${at}`,
  },
} as const;
