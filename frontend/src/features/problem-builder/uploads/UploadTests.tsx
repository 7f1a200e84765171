import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/ui/Button';
import { notify } from '@/ui/notify';
import { useEditing } from '@/features/problem-builder/editor/context';
import { testName, uploadOf } from '@/features/problem-builder/rules';
import { text } from '@/features/problem-builder/text';

const words = text.tests;

/** Takes files of tests from this computer; Windows' line ends are made ours. What is not taken is named. */
export function UploadTests({ folder }: { folder: string }) {
  const { files, putAll } = useEditing();
  const input = useRef<HTMLInputElement>(null);
  const take = async (chosen: FileList | null) => {
    const all = [...(chosen ?? [])];
    const { refused, lacking } = uploadOf(
      all.map(({ name }) => testName(name)),
      (name) => files.has(folder + name),
    );
    const read = all
      .filter((file) => !refused.includes(testName(file.name)))
      .map(async (file) => {
        const content = (await file.text()).replaceAll('\r\n', '\n');
        return [folder + testName(file.name), content] as const;
      });
    if (read.length > 0) {
      putAll(Object.fromEntries(await Promise.all(read)));
      notify('success', words.uploaded(read.length));
    }
    if (refused.length > 0) notify('error', words.notTests(refused.join(', ')));
    if (lacking.length > 0) notify('warning', words.lacking(lacking.join(', ')));
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
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
