/** Type errors of a program in TypeScript, found by the compiler. For the worker: it takes megabytes and a second. */
import ts from 'typescript';
import { NODE } from './node';

/** A file of a program, and where it begins in the whole text. */
export type CheckedFile = { readonly name: string; readonly text: string; readonly at: number };

/** Something wrong between two places of the whole text. */
export type Fault = { readonly from: number; readonly to: number; readonly message: string };

/** More are not read by anybody. */
const MOST = 50;

/** “Cannot use namespace … as a type”: a name of a module that we know nothing of, such as one of Node. */
const UNKNOWN_TYPE = 2709;

const LIBS = '/lib/';
const BOX = '/box/';
const LIB = 'lib.es2023.d.ts';

/** As the judge runs it: esbuild to CommonJS for Node 20. A parameter without a type is not worth a warning. */
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: [LIB],
  module: ts.ModuleKind.CommonJS,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  allowImportingTsExtensions: true,
  strict: true,
  noImplicitAny: false,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/** Answers what finds the faults of one program after another; `libs` are the compiler's own declarations by name. */
export function checker(
  libs: Readonly<Record<string, string>>,
): (files: readonly CheckedFile[]) => Fault[] {
  const known = new Map<string, ts.SourceFile>();
  let texts = new Map<string, string>();
  let before: ts.Program | undefined;

  const textOf = (path: string): string | undefined =>
    texts.get(path) ?? (path.startsWith(LIBS) ? libs[path.slice(LIBS.length)] : undefined);

  const host: ts.CompilerHost = {
    fileExists: (path) => textOf(path) !== undefined,
    readFile: textOf,
    getSourceFile: (path, options) => {
      const text = textOf(path);
      if (text === undefined) return undefined;
      const same = known.get(path);
      if (same?.text === text) return same;
      const file = ts.createSourceFile(path, text, options, true);
      known.set(path, file);
      return file;
    },
    getDefaultLibFileName: () => LIBS + LIB,
    getDefaultLibLocation: () => LIBS,
    getCurrentDirectory: () => BOX,
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => undefined,
  };

  return (files) => {
    const node = `${LIBS}node.d.ts`;
    texts = new Map([[node, NODE], ...files.map(({ name, text }) => [BOX + name, text] as const)]);
    const names = [...texts.keys()];
    const program = ts.createProgram(names, OPTIONS, host, before);
    before = program;
    return files.flatMap(({ name, at }) => faultsOf(program, BOX + name, at)).slice(0, MOST);
  };
}

function faultsOf(program: ts.Program, path: string, at: number): Fault[] {
  const file = program.getSourceFile(path);
  if (file === undefined) return [];
  const all = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  const known = all.filter(({ code }) => code !== UNKNOWN_TYPE);
  return known.map(({ start = 0, length = 0, messageText }) => ({
    from: at + start,
    to: at + start + length,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }));
}
