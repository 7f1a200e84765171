import { useQuery } from '@tanstack/react-query';
import { Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { linkConsentQuery } from '@/features/report-links/api';
import type { Whose } from '@/features/report-links/rules';
import { ShareDialog } from '@/features/report-links/ShareDialog';
import { text as links } from '@/features/report-links/text';
import { text } from '@/features/reports/text';
import { Button } from '@/ui/Button';

type ShareButtonProps = { report: string; whose: Whose; disabledReason?: string | undefined };

/** Makes a link from the bar; the list of links is a card of the summary. */
export function ShareButton({ report, whose, disabledReason }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<LinkIcon size={15} strokeWidth={1.75} aria-hidden="true" />}
        disabledReason={disabledReason}
        onClick={() => setOpen(true)}
      >
        {text.share}
      </Button>
      {isOpen && <ShareDialog report={report} whose={whose} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The same for members of the company who may make links, once the candidate allows it. */
export function CompanyShareButton({ report }: { report: string }) {
  const { data } = useQuery(linkConsentQuery(report));
  if (data?.may_share !== true) return null;
  return (
    <ShareButton
      report={report}
      whose="candidates"
      disabledReason={data.allowed ? undefined : links.company.notAllowed}
    />
  );
}
