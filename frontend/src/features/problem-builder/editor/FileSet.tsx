import { FileCode, Plus, Trash2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { fileOf, isFileName } from '@/features/problem-builder/rules';
import { text } from '@/features/problem-builder/text';
import { useEditing } from './context';
import { FileText } from './FileText';

export type Folder = { path: string; label: string };

type FileSetProps = {
  /** Where files are shown and can be added; each path ends with a slash. */
  folders: readonly Folder[];
  /** Files that are shown beside those of the folders. */
  also?: readonly string[];
  hint: string;
  suggestion: string;
  /** A name may have folders before it: they are programs of several files. */
  deep?: boolean;
};

const words = text.files;

/** The files of some folders of the package, and the text of one. */
export function FileSet({ folders, also = [], hint, suggestion, deep = false }: FileSetProps) {
  const { files, put, remove, readOnlyReason, revision } = useEditing();
  const [params, setParams] = useSearchParams();
  const shown = [...files.keys()].filter(
    (path) => also.includes(path) || folders.some((folder) => path.startsWith(folder.path)),
  );
  const asked = params.get('file');
  const open = fileOf(shown, asked) ?? shown[0];
  const choose = (path: string | undefined) =>
    setParams(
      (now) => {
        if (path === undefined) now.delete('file');
        else now.set('file', path);
        return now;
      },
      { replace: true },
    );
  const value = open === undefined ? undefined : files.get(open);
  return (
    <div>
      <p className="mb-3 text-sm text-fg-muted">{hint}</p>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-[15rem_minmax(0,1fr)]">
        <div>
          <ul aria-label={words.list} className="flex flex-col gap-0.5">
            {shown.map((path) => (
              <li key={path}>
                <button
                  type="button"
                  aria-current={path === open}
                  onClick={() => choose(path)}
                  className={cx(
                    'flex min-h-8 w-full items-center gap-2 rounded-sm px-2 text-left text-sm break-all hover:bg-surface-hover max-md:min-h-11',
                    path === open && 'bg-primary-soft text-primary-text',
                  )}
                >
                  <FileCode size={14} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
                  {path.slice(path.indexOf('/') + 1)}
                </button>
              </li>
            ))}
          </ul>
          {shown.length === 0 && <p className="text-sm text-fg-muted">{words.none}</p>}
          {readOnlyReason === undefined && (
            <AddFile
              folders={folders}
              suggestion={suggestion}
              deep={deep}
              has={(path) => files.has(path)}
              onAdd={(path) => {
                put(path, '');
                choose(path);
              }}
            />
          )}
        </div>
        <div className="min-w-0">
          {open === undefined ? (
            <p className="text-sm text-fg-muted">{words.choose}</p>
          ) : value === null || value === undefined ? (
            <p className="text-sm text-fg-muted">{words.hidden}</p>
          ) : (
            <FileText
              key={open}
              path={open}
              value={value}
              onChange={(next) => put(open, next)}
              readOnlyReason={readOnlyReason}
              revision={revision}
            />
          )}
          {open !== undefined && readOnlyReason === undefined && (
            <Button
              size="sm"
              variant="danger"
              className="mt-2"
              icon={<Trash2 size={14} aria-hidden="true" />}
              onClick={() => {
                remove(open);
                choose(undefined);
              }}
            >
              {words.remove}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

type AddFileProps = {
  folders: readonly Folder[];
  suggestion: string;
  deep: boolean;
  has: (path: string) => boolean;
  onAdd: (path: string) => void;
};

function AddFile({ folders, suggestion, deep, has, onAdd }: AddFileProps) {
  const [folder, setFolder] = useState(folders[0]?.path ?? '');
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    const path = folder + name.trim();
    const bad = deep ? words.badPath : words.bad;
    const wrong = !isFileName(name.trim(), deep) ? bad : has(path) ? words.taken : undefined;
    setError(wrong);
    if (wrong !== undefined) return;
    setName('');
    onAdd(path);
  };
  return (
    <form onSubmit={add} noValidate className="mt-4 flex flex-col gap-2.5">
      {folders.length > 1 && (
        <Field label={words.kind}>
          <Select
            value={folder}
            onChange={setFolder}
            options={folders.map(({ path, label }) => ({ value: path, label }))}
          />
        </Field>
      )}
      <div data-fixes="add">
        <Field label={words.name} error={error}>
          <Input
            value={name}
            placeholder={suggestion}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      </div>
      <Button type="submit" size="sm" icon={<Plus size={14} aria-hidden="true" />}>
        {words.add}
      </Button>
    </form>
  );
}
