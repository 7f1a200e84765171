import { text } from '@/features/submissions/text';
import { Segmented } from '@/ui/Segmented';
import { useLook, type Look } from './store';

/** Whether the rows of a query are read as a table or as the text that is compared. */
export function LookChoice() {
  const { look, choose } = useLook();
  return (
    <Segmented<Look>
      label={text.rowsAs}
      value={look}
      onChange={choose}
      options={(['table', 'text'] as const).map((value) => ({ value, label: text.looks[value] }))}
    />
  );
}
