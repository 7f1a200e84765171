/** Words of the check of a device before an assessment. */
import { NEEDED_CHARACTERS } from './rules';

export const text = {
  title: 'Check this device',
  lead: 'We check this browser’s storage, your clock, live results, the judge and the keyboard. The timer doesn’t start, and nothing is stored or sent to the company.',
  run: 'Run the check',
  again: 'Check again',
  results: 'Results of the check',
  names: {
    storage: 'Storage of this browser',
    clock: 'Clock',
    live: 'Live results',
    judge: 'Judge',
    keyboard: 'Keyboard',
  },
  good: 'Works',
  bad: 'Needs attention',
  checking: 'Checking',
  storageGood: 'The page wrote a line and read it back: a copy of your code can be kept here.',
  storageBad:
    'This browser doesn’t let the page keep anything. Allow it to store data, or use another browser; without it, what you type offline is lost when the page closes.',
  clockGood: 'It matches the server’s clock to within two seconds.',
  clockOff: (amount: string, ahead: boolean) =>
    `It is ${amount} ${ahead ? 'ahead of' : 'behind'} the server’s. You don’t need to change it: the timer follows the server’s clock.`,
  clockBad: 'The server didn’t answer. Check your connection.',
  liveGood: 'A live connection opened.',
  liveBad:
    'No live connection opened within five seconds; a network or an extension may block WebSockets. Results then arrive about a second later.',
  judgeGood: (languages: string) => `It can run ${languages} now.`,
  judgeSome: (languages: string) => `It cannot run ${languages} right now.`,
  judgeBad: 'The server didn’t say which languages it can run.',
  keyboardLabel: `Type these characters: ${NEEDED_CHARACTERS.join(' ')}`,
  keyboardLeft: (left: string) => `Not typed yet: ${left}`,
  keyboardGood: 'Your keyboard types all of them.',
} as const;
