import { Link } from 'react-router-dom';
import { paths, to } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { text } from './text';

/** Where the person of a merged account goes on. */
export function MergedCard({ into }: { into: string }) {
  return (
    <Card title={text.title} headingLevel={3}>
      <p className="text-sm text-fg-muted">{text.merged}</p>
      <div className="mt-3">
        <Button asChild>
          <Link to={to(paths.internProfile, { internId: into })}>{text.toOther}</Link>
        </Button>
      </div>
    </Card>
  );
}
