import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { selfIdentificationQuery } from './api';
import { text } from './text';

/** Asks once, after an application is sent, somebody who has said nothing yet. */
export function SelfIdInvite() {
  const { data } = useQuery(selfIdentificationQuery);
  if (data === undefined || data.said_at !== null) return null;
  return (
    <Notice
      icon={ChartNoAxesColumn}
      className="flex-wrap"
      action={
        <Button asChild size="sm">
          <Link to={`${paths.accountPrivacy}#self-identification`}>{text.invite.open}</Link>
        </Button>
      }
    >
      <p>{text.invite.lead}</p>
      <p className="text-fg-muted">{text.who}</p>
    </Notice>
  );
}
