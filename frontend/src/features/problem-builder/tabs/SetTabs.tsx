import { FileSet } from '@/features/problem-builder/editor/FileSet';
import { text } from '@/features/problem-builder/text';

const solutions = Object.entries(text.solutions.folders).map(([folder, label]) => ({
  path: `submissions/${folder}/`,
  label,
}));

const validators = Object.entries(text.validators.folders).map(([folder, label]) => ({
  path: `${folder}/`,
  label,
}));

/** What the author solves the problem with, right and wrong. */
export function SolutionsTab() {
  return (
    <FileSet
      folders={solutions}
      also={['submissions/submissions.yaml']}
      hint={text.solutions.hint}
      suggestion="solution.py"
      deep
    />
  );
}

/** What candidates begin with. */
export function TemplatesTab() {
  return (
    <FileSet
      folders={[{ path: 'attachments/', label: text.tabs.templates }]}
      hint={text.templates.hint}
      suggestion="starter.py"
    />
  );
}

/** What reads inputs, and what decides about outputs. */
export function ValidatorsTab() {
  return <FileSet folders={validators} hint={text.validators.hint} suggestion="validate.py" />;
}
