import { history, undo } from '@codemirror/commands';
import { EditorState, type TransactionSpec } from '@codemirror/state';
import { describe, expect, it, vi } from 'vitest';

import {
  filesShown,
  guardTitles,
  lineInFile,
  lineOfWhole,
  placeInFile,
  RESTORE,
  showTitles,
  titlesOfState,
} from './titles';

const TWO = '-- main.py --\nimport geo\n\n-- geo.py --\nx = 1\n';
const SECOND = TWO.indexOf('-- geo.py --');

function opened(doc: string, language: 'python' | 'sql' = 'python') {
  const onRefused = vi.fn();
  const extensions = [showTitles(language), guardTitles(onRefused), history()];
  return { state: EditorState.create({ doc, extensions }), onRefused };
}

/** The text after a change, and how often it was refused. */
function tried(change: TransactionSpec): [string, number] {
  const { state, onRefused } = opened(TWO);
  return [state.update(change).state.doc.toString(), onRefused.mock.calls.length];
}

describe('the titles of files', () => {
  it('are found where the judge finds them', () => {
    expect(titlesOfState(opened(TWO).state).map(({ name, line }) => [name, line])).toEqual([
      ['main.py', 1],
      ['geo.py', 4],
    ]);
    expect(titlesOfState(opened('x\n-- geo.py --\n').state)).toEqual([]);
    expect(titlesOfState(opened('-- main.sql --\n', 'sql').state)).toEqual([]);
    expect(titlesOfState(EditorState.create({ doc: TWO }))).toEqual([]);
  });

  it.each([
    ['typing into one', { changes: { from: 5, insert: 'x' } }],
    ['typing at its end', { changes: { from: 13, insert: 'x' } }],
    ['taking the line end after it', { changes: { from: 13, to: 14 } }],
    ['taking the line end before it', { changes: { from: SECOND - 1, to: SECOND } }],
    ['replacing everything', { changes: { from: 0, to: TWO.length, insert: 'y' } }],
  ])('refuse %s', (_, change) => {
    expect(tried(change)).toEqual([TWO, 1]);
  });

  it('are refused in words once, however long a key is held down', () => {
    const { state, onRefused } = opened(TWO);
    const backspace = { changes: { from: 13, to: 14 } };
    state.update(backspace).state.update(backspace);
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  it('let everything else be typed, and another text take the place of the whole', () => {
    const [typed] = tried({ changes: { from: 14, insert: '# ' } });
    expect(typed).toBe(TWO.replace('import', '# import'));
    const [last] = tried({ changes: { from: SECOND - 1, insert: 'y' } });
    expect(last).toBe(TWO.replace('\n\n--', '\ny\n--'));
    const whole = { from: 0, to: TWO.length, insert: 'print(1)' };
    expect(tried({ changes: whole, userEvent: RESTORE })).toEqual(['print(1)', 0]);
  });

  it('let undo bring back what a command did', () => {
    const { state } = opened(TWO);
    const whole = { from: 0, to: TWO.length, insert: 'print(1)' };
    const after = state.update({ changes: whole, userEvent: RESTORE }).state;
    let back = after;
    undo({ state: after, dispatch: (transaction) => (back = transaction.state) });
    expect(back.doc.toString()).toBe(TWO);
  });

  it('are stepped over by the cursor, in both directions', () => {
    const { state } = opened(TWO);
    const start = state.update({ selection: { anchor: 14 } }).state;
    const down = start.update({ selection: { anchor: SECOND + 3 } }).state;
    expect(down.selection.main.head).toBe(SECOND + '-- geo.py --'.length + 1);
    const up = down.update({ selection: { anchor: SECOND } }).state;
    expect(up.selection.main.head).toBe(SECOND - 1);
    expect(up.update({ selection: { anchor: 0 } }).state.selection.main.head).toBe(14);
    expect(placeInFile(state, 0)).toBe(14);
    expect(placeInFile(state, 20)).toBe(20);
  });

  it('tell the file the cursor is in, and count its lines', () => {
    const { state } = opened(TWO);
    const shown = filesShown('python', state.update({ selection: { anchor: TWO.length } }).state);
    expect(shown).toEqual({ names: ['main.py', 'geo.py'], current: 'geo.py' });
    expect(filesShown('python', opened('x').state)).toEqual({
      names: ['main.py'],
      current: 'main.py',
    });
    expect([2, 5].map((line) => lineInFile(line, state))).toEqual([1, 1]);
    expect(lineOfWhole({ file: 'geo.py', line: 1 }, state)).toBe(5);
    expect(lineOfWhole({ file: 'main.py', line: 2 }, state)).toBe(3);
    expect(lineOfWhole({ file: 'main.py', line: 2 }, opened('x').state)).toBe(2);
  });
});
