import { useQuery } from '@tanstack/react-query';
import { MailOpen } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { paths, to } from '@/facts/paths';
import { codeQuery } from '@/features/practice/api';
import { codeText, isCode, typedCode } from '@/features/practice/rules';
import { text } from '@/features/practice/text';
import { forget, read } from '@/platform/storage';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

/** The invitation whose code this session came with: how to begin it, or that it is not active or was not checked. */
export function InvitedBanner() {
  const [code, setCode] = useState(() => typedCode(read('aiCode') ?? ''));
  const wellFormed = isCode(code);
  const query = useQuery({ ...codeQuery(code), enabled: wellFormed });
  if (code === '' || (wellFormed && query.isPending)) return null;
  // What could not be asked is left to the page of the invitation.
  const active = wellFormed && (query.isError || query.data?.active === true);
  const words = query.isError ? text.unchecked : active ? text.invited : text.notActive;
  const dismiss = () => {
    forget('aiCode');
    setCode('');
  };
  return (
    <Notice
      tone={active ? 'info' : 'caution'}
      icon={MailOpen}
      className="mb-5 max-md:flex-wrap"
      action={
        <span className="flex gap-2">
          {active && (
            <Button size="sm" variant="primary" asChild>
              <Link to={to(paths.attempt, { first: code })}>{text.start}</Link>
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={dismiss}>
            {text.dismiss}
          </Button>
        </span>
      }
    >
      <p role="status">{words(codeText(code))}</p>
    </Notice>
  );
}
