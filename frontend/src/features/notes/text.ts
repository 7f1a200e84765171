/** What the notes of a hiring team say. */
export const text = {
  title: 'Notes',
  lead: 'Your team reads these. The candidate gets a copy when they ask for their data.',
  failed: 'The notes could not be loaded.',
  empty: 'No notes yet.',
  more: 'Show earlier notes',
  former: 'A former colleague',
  edited: 'edited',
  edit: 'Edit',
  remove: 'Delete',
  form: {
    label: 'Note',
    hint: 'Type @ to mention a colleague, who is notified. You can change a note for 15 minutes.',
    colleagues: 'Colleagues',
    add: 'Add note',
    save: 'Save',
    cancel: 'Cancel',
    failed: 'The note could not be saved. Your text is still here.',
  },
  ask: {
    title: 'Delete this note?',
    detail: 'This cannot be undone.',
    confirm: 'Delete',
    cancel: 'Keep it',
    failed: 'The note could not be deleted.',
  },
};
