import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/ui/Button';
import { notify } from '@/ui/notify';
import { useEditing } from '@/features/problem-builder/editor/context';
import { text } from '@/features/problem-builder/text';

const words = text.tests;

/** Takes files of tests from this computer; Windows' line ends are made ours. */
export function UploadTests({ folder }: { folder: string }) {
  const { putAll } = useEditing();
  const input = useRef<HTMLInputElement>(null);
  const take = async (chosen: FileList | null) => {
    const tests = [...(chosen ?? [])].filter((file) => /^[\w.-]+\.(?:in|ans)$/.test(file.name));
    if (tests.length === 0) {
      notify('error', words.notTests);
      return;
    }
    const read = tests.map(async (file) => {
      const content = (await file.text()).replaceAll('\r\n', '\n');
      return [folder + file.name, content] as const;
    });
    putAll(Object.fromEntries(await Promise.all(read)));
    notify('success', words.uploaded(tests.length));
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept=".in,.ans"
        hidden
        aria-label={words.upload}
        onChange={(event) => {
          void take(event.target.files);
          event.target.value = '';
        }}
      />
      <Button
        size="sm"
        icon={<Upload size={14} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {words.upload}
      </Button>
    </>
  );
}
