/** Completion of what is there already: the words of the text itself, and the language's own. No other source. */
import {
  acceptCompletion,
  autocompletion,
  closeCompletion,
  completeAnyWord,
  completeFromList,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
  completionStatus,
  ifNotIn,
  moveCompletionSelection,
  startCompletion,
} from '@codemirror/autocomplete';
import { type Extension, Prec } from '@codemirror/state';
import { type Command, keymap } from '@codemirror/view';

const C =
  'auto break case char const continue default do double else enum extern float for goto if inline int long register return short signed sizeof static struct switch typedef union unsigned void volatile while';
const JS =
  'async await break case catch class const continue debugger default delete do else export extends false finally for function if import in instanceof let new null of return static super switch this throw true try typeof undefined var void while yield';

/** The reserved words of each language. */
const KEYWORDS: Readonly<Record<string, string>> = {
  python:
    'False None True and as assert async await break case class continue def del elif else except finally for from global if import in is lambda match nonlocal not or pass raise return self try while with yield',
  javascript: JS,
  typescript: `${JS} abstract any as boolean declare enum implements interface keyof never number private protected public readonly string type unknown`,
  rust: 'as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut pub ref return self static struct super trait true type unsafe use where while',
  go: 'break case chan const continue default defer else fallthrough false for func go goto if import interface map nil package range return select struct switch true type var',
  java: 'abstract assert boolean break byte case catch char class const continue default do double else enum extends false final finally float for if implements import instanceof int interface long new null package private protected public record return short static super switch synchronized this throw throws true try var void while',
  sql: 'all and as asc between by case cast coalesce count cross delete desc distinct else end except exists from full group having in inner insert intersect into is join left like limit not null on or order outer over partition recursive right rows select set sum then union update using values when where window with',
  c: C,
  cpp: `${C} auto bool catch class constexpr decltype delete explicit false final friend mutable namespace new noexcept nullptr operator override private protected public static_cast template this throw true try typename using virtual`,
};

/** Where words are prose, or a value. */
const PROSE = [
  'Comment',
  'LineComment',
  'BlockComment',
  'String',
  'TemplateString',
  'StringLiteral',
];
/** As many letters are typed before anything is offered. */
const FROM = 2;

const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/u;

/** Offers nothing before two letters of a word are there, unless it is asked for, and never what is typed already. */
function afterTwo(source: CompletionSource): CompletionSource {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const typed = context.matchBefore(WORD)?.text ?? '';
    if (!context.explicit && typed.length < FROM) return null;
    const found = await source(context);
    if (found === null) return null;
    return { ...found, options: found.options.filter(({ label }) => label !== typed) };
  };
}

const keywordsOf = (language: string): CompletionSource =>
  completeFromList(
    [...new Set((KEYWORDS[language] ?? '').split(' '))].map((label) => ({
      label,
      type: 'keyword',
    })),
  );

/** The words of the text without those of the language, which are offered as such. */
function ownWords(language: string): CompletionSource {
  const known = new Set((KEYWORDS[language] ?? '').split(' '));
  return async (context): Promise<CompletionResult | null> => {
    const found = await completeAnyWord(context);
    if (found === null) return null;
    return { ...found, options: found.options.filter(({ label }) => !known.has(label)) };
  };
}

/** Tab takes the first that is offered, or the one that the arrows have chosen. */
export const takeSuggestion: Command = (view) => {
  if (completionStatus(view.state) !== 'active') return false;
  return acceptCompletion(view) || (moveCompletionSelection(true)(view) && acceptCompletion(view));
};

/** Enter begins a line unless the arrows have chosen a word. */
const keys = Prec.highest(
  keymap.of([
    { key: 'Ctrl-Space', run: startCompletion },
    { key: 'Escape', run: closeCompletion },
    { key: 'ArrowDown', run: moveCompletionSelection(true) },
    { key: 'ArrowUp', run: moveCompletionSelection(false) },
    { key: 'Enter', run: acceptCompletion },
    { key: 'Tab', run: takeSuggestion },
  ]),
);

export function suggestions(language: string): Extension {
  const sources = [keywordsOf(language), ownWords(language)];
  return [
    autocompletion({
      override: sources.map((source) => ifNotIn(PROSE, afterTwo(source))),
      selectOnOpen: false,
      defaultKeymap: false,
      icons: false,
      maxRenderedOptions: 20,
    }),
    keys,
  ];
}
