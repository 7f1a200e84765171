import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { ChecklistTask, ChecklistTemplates } from '@/api/words';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorBox } from '@/ui/ErrorBox';
import { Loaded } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { Time } from '@/ui/Time';
import { saveTemplate, templateQuery } from './api';
import { moved, newTask } from './rules';
import { TaskFields } from './TaskFields';
import { text } from './text';

const words = text.template;
const MOST = 30;

/** A task with a name of its own, by which its fields stay where it moves to. */
type Draft = { key: number; task: ChecklistTask };

type EditorProps = { company: string | null };

/** The checklist that internships of a company begin with. */
export function TemplateEditor({ company }: EditorProps) {
  const query = useQuery(templateQuery(company));
  return (
    <Loaded query={query} failed={words.failed}>
      {(template) => <Editor key={`${company ?? ''}:${template.version}`} template={template} />}
    </Loaded>
  );
}

function Editor({ template }: { template: ChecklistTemplates }) {
  const client = useQueryClient();
  const title = template.company_name === null ? words.title : words.titleOf(template.company_name);
  usePageTitle(title);
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    template.in_force.items.map((task, key) => ({ key, task })),
  );
  const [nextKey, setNextKey] = useState(drafts.length);
  const { queryKey } = templateQuery(template.company_id);
  const save = useMutation({
    mutationFn: () =>
      saveTemplate(
        template,
        drafts.map(({ task }) => task),
      ),
    onSuccess: (saved) => {
      notify('success', words.saved);
      client.setQueryData(queryKey, saved);
    },
  });
  const put = (at: number, change: Partial<ChecklistTask>) =>
    setDrafts(
      drafts.map((draft, index) =>
        index === at ? { ...draft, task: { ...draft.task, ...change } } : draft,
      ),
    );
  const stale = hasCode(save.error, 'stale_version');
  return (
    <>
      <PageHeader title={title} lead={words.lead} />
      <div className="grid items-start gap-4.5 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <form
          className="relative flex flex-col gap-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!save.isPending) save.mutate();
          }}
        >
          {template.company_id !== null && template.version === 0 && (
            <p className="text-sm text-fg-muted">{words.shared}</p>
          )}
          {drafts.map(({ key, task }, at) => (
            <TaskFields
              key={key}
              task={task}
              at={at}
              count={drafts.length}
              error={save.error}
              onChange={(change) => put(at, change)}
              onMove={(by) => setDrafts(moved(drafts, at, by))}
              onRemove={() => setDrafts(drafts.filter((draft) => draft.key !== key))}
            />
          ))}
          {save.error !== null && (
            <ErrorBox error={save.error}>
              {stale ? words.stale : failureWords(save.error, words.saveFailed)}
            </ErrorBox>
          )}
          <div className="flex flex-wrap gap-2 max-md:*:flex-1">
            <Button type="submit" variant="primary" loading={save.isPending}>
              {words.save}
            </Button>
            {drafts.length < MOST && (
              <Button
                icon={<Plus size={15} strokeWidth={1.75} aria-hidden="true" />}
                onClick={() => {
                  setDrafts([...drafts, { key: nextKey, task: newTask() }]);
                  setNextKey(nextKey + 1);
                }}
              >
                {words.add}
              </Button>
            )}
          </div>
        </form>
        <Versions template={template} />
      </div>
    </>
  );
}

function Versions({ template }: { template: ChecklistTemplates }) {
  const shown = template.versions.length > 0 ? template.versions : [template.in_force];
  return (
    <Card title={words.versions}>
      <ol className="flex flex-col gap-2 text-sm">
        {shown.map(({ version, saved_at, items }) => (
          <li key={version}>
            <p className="font-medium">{words.version(version)}</p>
            <p className="text-xs text-fg-muted">
              {words.items(items.length)}
              {saved_at !== null && (
                <>
                  {' · '}
                  <Time at={saved_at} />
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
