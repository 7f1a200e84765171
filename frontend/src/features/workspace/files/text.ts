/** Words of a program's files. */
import type { NameProblem } from '@/features/problems/rules';

export const text = {
  files: 'Files',
  newFile: 'New file',
  newTitle: 'New file',
  newDetail: 'The program sees it beside the main file. A name may have folders: lib/geo.',
  name: 'Name',
  endings: (extensions: readonly string[]) =>
    `It ends in ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
      extensions.map((extension) => `.${extension}`),
    )}.`,
  add: 'Add file',
  cancel: 'Cancel',
  isMain: 'This is the main file.',
  actions: (name: string) => `Actions for ${name}`,
  rename: 'Rename',
  renameTitle: (name: string) => `Rename ${name}`,
  renameDetail: 'Other files still import the old name; change them too.',
  remove: 'Delete',
  removeTitle: (name: string) => `Delete ${name}?`,
  removeDetail: 'Undo in the editor brings it back.',
  keep: 'Keep it',
  titleKept: 'The line with a file’s name stays. Rename or delete the file in the list of files.',
  /** Why a program cannot be sent: what is wrong with one of its files. */
  cannotSend: (name: string, why: string) => `${name}: ${why}`,
  problems: {
    name: 'Use letters, digits, “_”, “-” and “.”, with at most three folders before the name.',
    extension: 'The name needs an ending of this language.',
    main: 'The main file has this name.',
    taken: 'The judge has a file with this name.',
    twice: 'Another file has this name. Upper and lower case are the same here.',
    too_many: 'A program has at most 32 files.',
  } satisfies Record<NameProblem | 'too_many', string>,
};
