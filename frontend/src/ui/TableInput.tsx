import { useId, type ChangeEvent } from 'react';

type TableInputProps = {
  label: string;
  hint: string;
  /** Why nothing was taken from the file, in place of the hint. */
  problem: string | null;
  onFile: (file: File) => void;
};

/** A file with rows, as spreadsheets save them; it is taken as soon as it is chosen, and can be chosen again. */
export function TableInput({ label, hint, problem, onFile }: TableInputProps) {
  const id = useId();
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file !== undefined) onFile(file);
  };
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        aria-describedby={`${id}-note`}
        className="max-w-full text-sm file:mr-3 file:h-8.5 file:rounded-md file:border file:border-line-control file:bg-surface file:px-3 file:font-medium max-md:file:h-11"
        onChange={take}
      />
      <p
        id={`${id}-note`}
        role={problem === null ? undefined : 'alert'}
        className={problem === null ? 'text-xs text-fg-muted' : 'text-xs text-negative-text'}
      >
        {problem ?? hint}
      </p>
    </div>
  );
}
