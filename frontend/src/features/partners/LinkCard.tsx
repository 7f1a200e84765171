import { CirclePause, UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { OwnPartnership } from '@/api/words';
import { paths } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { CopyField } from '@/ui/CopyField';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { QrCode } from './QrCode';
import { linkOf } from './rules';
import { text } from './text';

const words = text.overview;

/** The first code needs a username; the account page has the field for it. */
function NoCode() {
  const choose = (
    <Button asChild>
      <Link to={paths.accountProfile}>{words.choose}</Link>
    </Button>
  );
  return (
    <EmptyState icon={UserPlus} action={choose}>
      {words.noCode}
    </EmptyState>
  );
}

/** What a partner shares. */
export function LinkCard({ own }: { own: OwnPartnership }) {
  const { code, state } = own;
  if (code === null)
    return (
      <Card title={words.link} flush>
        <NoCode />
      </Card>
    );
  const link = linkOf(code, location.origin);
  return (
    <Card title={words.link}>
      {state === 'suspended' && (
        <Notice icon={CirclePause} tone="caution" className="mb-4">
          {words.suspended}
        </Notice>
      )}
      <div className="flex flex-wrap items-start gap-5">
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-4">
          <CopyField label={words.link} value={link} />
          <div>
            <p aria-hidden="true" className="mb-1.5 text-sm font-medium">
              {words.code}
            </p>
            <CopyField label={words.code} value={code} />
          </div>
          <p className="text-xs text-fg-muted">{words.rule}</p>
        </div>
        <QrCode value={link} label={words.qr} name={`assay-qr-${code}`} />
      </div>
    </Card>
  );
}
