import { Converter } from '@/features/grids/converter/Converter';
import { text } from '@/features/grids/converter/text';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

/** Draw a grid, get arrays; paste arrays, get a grid. Nothing leaves the browser. */
export default function Grid2arr() {
  usePageTitle(text.title);
  return (
    <div className="page-x py-10">
      <PageHeader title={text.title} lead={text.lead} />
      <Converter />
    </div>
  );
}
