import type { LanguageId } from '@/api/words';
import { useCodeViewer } from '@/features/workspace/hooks';

type CodeViewProps = { source: string; language: LanguageId; label: string };

/** Submitted code, read only, on a dark pane. */
export function CodeView({ source, language, label }: CodeViewProps) {
  const host = useCodeViewer(source, language, label);
  return (
    <div data-theme="dark" className="bg-surface text-fg">
      <div
        ref={host}
        className="max-h-[34rem] overflow-auto"
        style={{ '--editor-size': '12.5px' } as React.CSSProperties}
      />
    </div>
  );
}
