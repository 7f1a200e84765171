import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Textarea';
import { useEditing } from '@/features/problem-builder/editor/context';
import { INTRODUCTION } from '@/features/problem-builder/metadata';
import { fromField, shownInField } from '@/features/problem-builder/rules';
import { text as scenario } from '@/features/problem-builder/scenario/text';
import { text } from '@/features/problem-builder/text';

const words = text.statement;

/** The text in Markdown, and beside it what candidates will see of it. */
export function StatementTab() {
  const { draft, files, put, readOnlyReason, preview, statementPath } = useEditing();
  const value = files.get(statementPath) ?? '';
  const isIntroduction = statementPath === INTRODUCTION;
  return (
    <div className="grid grid-cols-1 gap-5 xl:grid-cols-2">
      <div data-fixes="statement">
        <Field
          label={isIntroduction ? scenario.introduction : words.write}
          hint={
            isIntroduction
              ? scenario.introductionHint
              : draft.is_public
                ? words.hint
                : words.ownHint
          }
        >
          <Textarea
            rows={24}
            className="font-mono"
            value={shownInField(value)}
            readOnly={readOnlyReason !== undefined}
            onChange={(event) => put(statementPath, fromField(event.target.value))}
          />
        </Field>
      </div>
      <section aria-label={words.preview}>
        <h2 className="mb-1.5 text-sm font-medium">{words.preview}</h2>
        <div className="rounded-md border border-line p-4">
          {value.trim() === '' ? (
            <p className="text-sm text-fg-muted">{words.empty}</p>
          ) : (
            preview(value)
          )}
        </div>
      </section>
    </div>
  );
}
