import type { RoleForm, RoleQuestion } from '@/api/words';
import { changedFields, fieldLabels } from '@/features/roles/rules';
import { Card } from '@/ui/Card';
import { text } from './text';

/** A value as it is read. */
function shown(value: RoleForm[keyof RoleForm]): string {
  const line = (item: string | RoleQuestion) => (typeof item === 'string' ? item : item.prompt);
  const said = Array.isArray(value) ? value.map(line).join('\n') : String(value ?? '');
  return said === '' ? text.nothing : said;
}

function Side({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <p className="text-xs text-fg-muted">{label}</p>
      <p className="text-sm break-words whitespace-pre-line">{value}</p>
    </div>
  );
}

/** What changes to a published role would change, field by field. */
export function Difference({ published, form }: { published: RoleForm; form: RoleForm }) {
  const changed = changedFields(published, form);
  return (
    <Card title={text.differenceTitle} headingLevel={3}>
      {changed.length === 0 && <p className="text-sm text-fg-muted">{text.same}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {changed.map((name) => (
          <li key={name} className="py-3 first:pt-0 last:pb-0">
            <p className="mb-1.5 text-sm font-semibold">{fieldLabels[name]}</p>
            <div className="grid gap-3 md:grid-cols-2">
              <Side label={text.before} value={shown(published[name])} />
              <Side label={text.after} value={shown(form[name])} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
