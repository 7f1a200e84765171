/** The editor's look: colours come from the design tokens, so a dark subtree turns it dark. */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags as t } from '@lezer/highlight';

const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--syn-fg)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--font-mono)',
    fontSize: 'var(--editor-size, 13px)',
    lineHeight: '1.54',
    fontVariantLigatures: 'none',
    letterSpacing: '-0.01em',
  },
  '.cm-content': { padding: '10px 0', caretColor: 'var(--primary)' },
  '.cm-line': { padding: '0 12px 0 0' },
  '.cm-gutters': { backgroundColor: 'transparent', border: 'none', color: 'var(--fg-subtle)' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '44px', padding: '0 16px 0 12px' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in oklab, var(--syn-fg) 5%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--fg)' },
  '.cm-cursor': { borderLeftColor: 'var(--primary)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    {
      backgroundColor: 'color-mix(in oklab, var(--primary) 28%, transparent)',
    },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'color-mix(in oklab, var(--primary) 25%, transparent)',
    outline: '1px solid var(--primary-line)',
  },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--negative-soft)' },
  '.cm-searchMatch': { backgroundColor: 'color-mix(in oklab, var(--caution) 30%, transparent)' },
  '.cm-searchMatch-selected': { outline: '1px solid var(--caution)' },
  '.cm-panels': {
    backgroundColor: 'var(--surface-2)',
    color: 'var(--fg)',
    borderColor: 'var(--line)',
  },
  '.cm-panels.cm-panels-bottom': { borderTop: '1px solid var(--line)' },
  '.cm-textfield': {
    backgroundColor: 'var(--surface)',
    color: 'var(--fg)',
    border: '1px solid var(--line-control)',
    borderRadius: 'var(--radius-sm)',
  },
  '.cm-button': {
    backgroundImage: 'none',
    backgroundColor: 'var(--surface-active)',
    color: 'var(--fg)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-sm)',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--surface-2)',
    color: 'var(--fg)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-sm)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--font-mono)',
    fontSize: 'var(--editor-size, 13px)',
    maxHeight: '12em',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '2px 10px', minHeight: '24px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--primary-soft)',
    color: 'var(--primary-text)',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600' },
});

const highlight = HighlightStyle.define([
  {
    tag: [t.keyword, t.controlKeyword, t.operatorKeyword, t.modifier, t.bool, t.null, t.self],
    color: 'var(--syn-keyword)',
  },
  { tag: [t.string, t.special(t.string), t.regexp, t.character], color: 'var(--syn-string)' },
  { tag: [t.number, t.integer, t.float], color: 'var(--syn-number)' },
  {
    tag: [
      t.function(t.variableName),
      t.function(t.propertyName),
      t.function(t.definition(t.variableName)),
    ],
    color: 'var(--syn-func)',
  },
  {
    tag: [t.typeName, t.className, t.namespace, t.definition(t.className)],
    color: 'var(--syn-type)',
  },
  {
    tag: [t.standard(t.variableName), t.macroName, t.processingInstruction, t.meta],
    color: 'var(--syn-builtin)',
  },
  { tag: [t.comment, t.lineComment, t.blockComment], color: 'var(--syn-comment)' },
  {
    tag: [t.punctuation, t.bracket, t.operator, t.separator, t.derefOperator],
    color: 'var(--syn-punct)',
  },
  { tag: t.invalid, color: 'var(--negative-text)' },
]);

export const look: Extension = [theme, syntaxHighlighting(highlight)];
