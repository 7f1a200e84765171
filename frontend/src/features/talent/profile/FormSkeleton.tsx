import { Card } from '@/ui/Card';
import { Loading, Skeleton } from '@/ui/Skeleton';
import { text } from '@/features/talent/form/text';
import { text as words } from '@/features/talent/text';

const SECTIONS = [
  [text.sections.visible, 'h-96'],
  [text.sections.about, 'h-80'],
  [text.sections.wishes, 'h-96'],
  [words.form.beside, 'h-96'],
] as const;

/** The place of the profile's form while it loads: its four sections, of about their heights. */
export function FormSkeleton() {
  return (
    <Loading>
      <div className="flex max-w-200 flex-col gap-5">
        {SECTIONS.map(([title, height]) => (
          <Card key={title} title={title}>
            <Skeleton className={`${height} rounded-md`} />
          </Card>
        ))}
      </div>
    </Loading>
  );
}
