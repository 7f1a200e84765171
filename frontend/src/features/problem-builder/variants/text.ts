/** Words of the variants of a problem. */
export const text = {
  lead: 'A variant is a problem of its own that is as hard as this one and asks for the same skills. An assessment that names variants of a task gives each attempt one of them, so that a leaked problem helps few people.',
  alike: {
    title: 'What variants have in common',
    difficulty: 'Difficulty',
    starters: 'Starter code',
    none: 'none yet',
  },
  chosen: 'Variants are chosen in the assessment, once they are published.',
  write: {
    open: 'Write a variant',
    title: 'Write a variant',
    detail: 'It starts with everything that this version has, as a draft of its own.',
    name: 'Title',
    address: 'Name',
    addressHint: '3–52 lower-case letters, digits, - or _. It can’t be changed later.',
    noTitle: 'Give it a title.',
    cancel: 'Cancel',
    submit: 'Create',
    failed: 'The variant was not created.',
    unsaved: 'This version could not be saved, so it was not copied.',
    tooLarge:
      'This problem is larger than 100 MiB as an archive. Export it, and import it with the command line.',
  },
  notOwn: 'Only the authors of this problem can write its variants.',
  broken: 'problem.yaml cannot be read. Fix it under Skills & difficulty.',
} as const;
