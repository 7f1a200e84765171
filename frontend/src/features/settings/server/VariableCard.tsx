import type { ServerVariable } from '@/api/words/admin';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { bySection, valueOf } from './rules';
import { text } from './text';

function Row({ variable }: { variable: ServerVariable }) {
  return (
    <li className="grid gap-x-4 gap-y-1 px-4.5 py-3 text-sm md:grid-cols-2">
      <div className="min-w-0">
        <p className="font-mono text-xs font-medium [overflow-wrap:anywhere]">{variable.name}</p>
        <p className="text-xs break-words text-fg-muted">{variable.purpose}</p>
      </div>
      <p
        className={
          variable.value === null
            ? 'min-w-0 break-words text-fg-muted'
            : 'min-w-0 font-mono text-xs [overflow-wrap:anywhere]'
        }
      >
        {valueOf(variable)}
      </p>
    </li>
  );
}

type VariableCardProps = { title: string; hint: string; variables: readonly ServerVariable[] };

/** Variables of the environment and what they are set to; secrets only say whether they are set. */
export function VariableCard({ title, hint, variables }: VariableCardProps) {
  const sections = bySection(variables);
  return (
    <Card flush title={title} action={<Badge>{text.readOnly}</Badge>}>
      <p className="border-b border-line px-4.5 py-2.5 text-sm text-fg-muted">{hint}</p>
      {variables.length === 0 && (
        <p className="px-4.5 py-3 text-sm text-fg-muted">{text.noMatch}</p>
      )}
      {sections.map(([section, own]) => (
        <section key={section} aria-label={text.sections[section]}>
          {sections.length > 1 && (
            <h3 className="border-b border-line bg-surface-2 px-4.5 py-2 text-xs font-semibold">
              {text.sections[section]}
            </h3>
          )}
          <ul className="divide-y divide-line border-b border-line last:border-b-0">
            {own.map((variable) => (
              <Row key={variable.name} variable={variable} />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}
