import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { TestTag } from '@/api/words';
import { Button } from '@/ui/Button';
import { Select } from '@/ui/Select';
import { useEditing } from '@/features/problem-builder/editor/context';
import { FillAnswers } from '@/features/problem-builder/fixes/FillAnswers';
import { GeneratorsPart } from '@/features/problem-builder/generators/GeneratorsPart';
import { withWeight } from '@/features/problem-builder/metadata';
import { freeGroup, groupsOf } from '@/features/problem-builder/rules';
import { text } from '@/features/problem-builder/text';
import { GroupCard } from './GroupCard';
import { SendTests } from '@/features/problem-builder/uploads/SendTests';

const words = text.tests;
const KINDS: readonly TestTag[] = ['core', 'edge', 'perf'];

/** The samples, the groups that are scored, and what makes their tests. */
export function TestsTab() {
  const { draft, files, put, readOnlyReason } = useEditing();
  const groups = groupsOf(files);
  const [kind, setKind] = useState<TestTag>('perf');
  const add = () =>
    put(`data/secret/${freeGroup(groups, kind)}/test_group.yaml`, withWeight('', 10));
  return (
    <div className="flex flex-col gap-4">
      {!draft.is_public && <p className="text-sm text-fg-muted">{words.ownHint}</p>}
      <FillAnswers />
      {groups.map((group) => (
        <GroupCard
          key={group.name}
          group={group}
          earlier={groups.filter((one) => one.tag !== 'sample' && one.name < group.name)}
        />
      ))}
      {readOnlyReason === undefined && (
        <div className="flex flex-wrap items-center gap-2">
          <Select
            aria-label={words.groupKind}
            className="w-44"
            value={kind}
            onChange={setKind}
            options={KINDS.map((value) => ({ value, label: text.tags[value] }))}
          />
          <Button icon={<Plus size={15} aria-hidden="true" />} onClick={add}>
            {words.addGroup}
          </Button>
        </div>
      )}
      <SendTests />
      <GeneratorsPart />
    </div>
  );
}
