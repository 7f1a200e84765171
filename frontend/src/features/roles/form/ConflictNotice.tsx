import { GitMerge } from 'lucide-react';
import type { Role, RoleForm } from '@/api/words';
import { changedFields, fieldLabels } from '@/features/roles/rules';
import type { RoleSaver } from '@/features/roles/saving/saver';
import { text } from '@/features/roles/text';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

const words = text.conflict;
const LONGEST = 80;

/** A value in a few words. */
function shown(value: RoleForm[keyof RoleForm]): string {
  const said = Array.isArray(value)
    ? value.map((one) => (typeof one === 'string' ? one : one.prompt)).join(', ')
    : String(value ?? '–');
  return said.length > LONGEST ? `${said.slice(0, LONGEST)}…` : said;
}

type ConflictNoticeProps = { mine: RoleForm; theirs: Role; saver: RoleSaver };

/** Somebody else has changed the role: what is different, and whose words go on. */
export function ConflictNotice({ mine, theirs, saver }: ConflictNoticeProps) {
  const changed = changedFields(mine, theirs.form);
  return (
    <Notice
      icon={GitMerge}
      tone="caution"
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => saver.resolve('theirs')}>
            {words.theirs}
          </Button>
          <Button size="sm" onClick={() => saver.resolve('mine')}>
            {words.mine}
          </Button>
        </span>
      }
    >
      <p role="alert">{changed.length === 0 ? words.same : words.text}</p>
      <dl className="mt-2 flex flex-col gap-1 empty:hidden">
        {changed.map((name) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="font-semibold">{fieldLabels[name]}</dt>
            <dd className="min-w-0 break-words">{shown(theirs.form[name])}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
