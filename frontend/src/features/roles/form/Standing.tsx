import { Info, MailWarning, MessageSquareWarning, RotateCcw } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Role } from '@/api/words';
import { confirmPath, paths, to } from '@/facts/paths';
import { isRunning, labelOf } from '@/features/roles/rules';
import { text } from '@/features/roles/text';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

const words = text.form;

type StandingProps = {
  role: Role;
  restored: boolean;
  verified: boolean;
  onField: (name: string) => void;
};

/** What the admin said about single fields; each leads to its field. */
function Comments({ role, onField }: Pick<StandingProps, 'role' | 'onField'>) {
  if (role.comments.length === 0) return null;
  return (
    <>
      <p className="mt-2 font-semibold">{text.commentsTitle}</p>
      <ul className="flex flex-col gap-1">
        {role.comments.map(({ field, text: said }, index) => (
          <li key={index} className="break-words">
            <button
              type="button"
              className="font-medium text-link underline underline-offset-3 max-md:min-h-11"
              onClick={() => onField(field)}
            >
              {labelOf(field)}
            </button>
            {': '}
            {said}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the company should know before going on. */
export function Standing({ role, restored, verified, onField }: StandingProps) {
  const { note } = role;
  return (
    <>
      {isRunning(role) && <Notice icon={Info}>{text.revising}</Notice>}
      {note !== null && (
        <Notice icon={MessageSquareWarning} tone="caution">
          <p className="font-semibold">{text.noteTitle}</p>
          <p className="break-words whitespace-pre-line">{note}</p>
          <Comments role={role} onField={onField} />
        </Notice>
      )}
      {restored && <Notice icon={RotateCcw}>{words.restored}</Notice>}
      {!verified && (
        <Notice
          icon={MailWarning}
          tone="caution"
          action={
            <Button asChild size="sm">
              <Link to={confirmPath(to(paths.role, { roleId: role.id }))}>{words.verify}</Link>
            </Button>
          }
        >
          {words.verifyFirst}
        </Notice>
      )}
    </>
  );
}
