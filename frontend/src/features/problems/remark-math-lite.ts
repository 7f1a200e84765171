/** Remark plugins: `$…$` in text becomes marked spans, and a number stays on one line; no dependency, no HTML strings. */
import { readMath, splitMath } from './math';

type Node = {
  type: string;
  value?: string;
  children?: Node[];
  data?: { hName: string; hProperties?: Record<string, string> };
};

const SCRIPT_TAGS = { text: 'span', sup: 'sup', sub: 'sub' } as const;

export function remarkMathLite(): (tree: Node) => void {
  return (tree) => replaceIn(tree);
}

function replaceIn(node: Node): void {
  if (node.children === undefined) return;
  node.children = node.children.flatMap((child) => {
    if (child.type === 'text' && child.value?.includes('$') === true) return split(child.value);
    replaceIn(child);
    return [child];
  });
}

function split(text: string): Node[] {
  return splitMath(text).map((piece) =>
    piece.math ? mathNode(piece.text) : { type: 'text', value: piece.text },
  );
}

function mathNode(tex: string): Node {
  return {
    type: 'assayMath',
    data: { hName: 'span', hProperties: { className: 'math' } },
    children: readMath(tex).map((piece) => ({
      type: 'assayMathPiece',
      data: { hName: SCRIPT_TAGS[piece.kind] },
      children: [{ type: 'text', value: piece.text }],
    })),
  };
}

const NO_BREAK = '\u00a0';

/** “200 000” has a space that does not break. Code is left as it is: it may be copied. */
export function remarkNumbers(): (tree: Node) => void {
  return (tree) => keepNumbers(tree);
}

function keepNumbers(node: Node): void {
  if (node.type === 'text' && node.value !== undefined)
    node.value = node.value.replace(/(?<=\d) (?=\d{3}(?!\d))/gu, NO_BREAK);
  for (const child of node.children ?? []) keepNumbers(child);
}
