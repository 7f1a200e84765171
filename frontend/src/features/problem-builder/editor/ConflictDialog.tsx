import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { text } from '@/features/problem-builder/text';
import { useEditing } from './context';

const words = text.conflict;

/** Somebody else has saved the problem: which files, and whose text stays where both changed one. */
export function ConflictDialog({ onSettled }: { onSettled: () => void }) {
  const { conflict, keepMine, takeTheirs } = useEditing();
  if (conflict === null) return null;
  const both = conflict.changed.filter((file) => file.both);
  const theirs = conflict.changed.filter((file) => !file.both);
  const settle = (how: () => void) => {
    how();
    onSettled();
  };
  return (
    <Dialog
      open
      onOpenChange={() => settle(keepMine)}
      title={words.title}
      description={words.detail}
      footer={
        <>
          <Button onClick={() => settle(takeTheirs)}>{words.takeTheirs}</Button>
          <Button variant="primary" onClick={() => settle(keepMine)}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      {[
        { title: words.both, files: both },
        { title: words.theirs, files: theirs },
      ]
        .filter((part) => part.files.length > 0)
        .map((part) => (
          <section key={part.title} className="mb-3 text-sm">
            <h3 className="font-medium">{part.title}</h3>
            <ul className="mt-1 list-disc pl-5 text-fg-muted">
              {part.files.map((file) => (
                <li key={file.path} className="break-all">
                  {words.changed(file.path, file.who)}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </Dialog>
  );
}
