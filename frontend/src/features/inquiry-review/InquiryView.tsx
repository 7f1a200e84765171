import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ActivationLink, AdminInquiry } from '@/api/words';
import type { InquiryNotice } from '@/api/words/admin';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { Fact } from '@/ui/Fact';
import { Time, useNow } from '@/ui/Time';
import { linkState } from './rules';
import { text } from './text';

const { facts } = text;

function flagName(flag: string): string {
  const names: Record<string, string> = text.act.flagNames;
  return names[flag] ?? flag;
}

const said = (words: string) => (words === '' ? facts.none : words);

/** Everything the company typed, with what is known of its address. */
export function Payload({ inquiry, flags }: { inquiry: AdminInquiry; flags: readonly string[] }) {
  const direct = inquiry.origin === 'direct';
  const name = direct ? facts.none : `${inquiry.first_name} ${inquiry.last_name}`;
  return (
    <dl className="divide-y divide-line text-sm">
      <Fact label={facts.contact}>{inquiry.title === '' ? name : `${name}, ${inquiry.title}`}</Fact>
      <Fact label={facts.email}>
        <span className="mr-2">{inquiry.email}</span>
        <Badge tone={inquiry.email_verified ? 'positive' : 'caution'} dot>
          {inquiry.email_verified ? facts.verified : facts.notVerified}
        </Badge>
      </Fact>
      <Fact label={facts.phone}>{said(inquiry.phone)}</Fact>
      <Fact label={facts.type}>{said(inquiry.company_type)}</Fact>
      <Fact label={facts.interests}>{said(inquiry.interests.join(', '))}</Fact>
      <Fact label={facts.heard}>{said(inquiry.heard_about)}</Fact>
      <Fact label={direct ? facts.registered : facts.received}>
        <Time at={inquiry.submitted_at} look="absolute" />
      </Fact>
      <Fact label={facts.origin}>{facts.origins[inquiry.origin]}</Fact>
      {flags.length > 0 && <Fact label={facts.flags}>{flags.map(flagName).join(', ')}</Fact>}
      {inquiry.reason !== null && <Fact label={facts.reason}>{inquiry.reason}</Fact>}
    </dl>
  );
}

/** What the admin should know; hints, never a verdict. */
export function Signals({ inquiry }: { inquiry: AdminInquiry }) {
  const none = inquiry.signals.length === 0;
  return (
    <Card title={text.signals} headingLevel={3}>
      {none ? (
        <p className="flex items-center gap-2 text-sm text-fg-muted">
          <CircleCheck size={16} strokeWidth={1.75} className="text-positive" aria-hidden="true" />
          {text.signalsNone}
        </p>
      ) : (
        <ul className="flex flex-col gap-2 text-sm">
          {inquiry.signals.map((signal) => (
            <li key={signal.code} className="flex items-start gap-2">
              <TriangleAlert
                size={16}
                strokeWidth={1.75}
                className="mt-0.5 shrink-0 text-caution-text"
                aria-hidden="true"
              />
              {signal.text}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-xs text-fg-muted">{text.signalsHint}</p>
    </Card>
  );
}

/** What became of the newest link; where its mail failed, another way to reach the company. */
export function Activation({ link, phone }: { link: ActivationLink; phone: string }) {
  const state = linkState(link, useNow());
  return (
    <Card
      title={text.activation}
      headingLevel={3}
      action={
        <Badge tone={state.tone} dot>
          {state.words}
        </Badge>
      }
    >
      <dl className="divide-y divide-line text-sm">
        <Fact label={text.link.to}>{link.sent_to}</Fact>
        <Fact label={text.link.at}>
          <Time at={link.sent_at} />
        </Fact>
        <Fact label={text.link.until}>
          <Time at={link.expires_at} />
        </Fact>
        {link.mail_error !== null && <Fact label={text.link.error}>{link.mail_error}</Fact>}
      </dl>
      {link.mail === 'failed' && phone !== '' && (
        <p className="mt-2 text-sm">{text.link.otherWay(phone)}</p>
      )}
    </Card>
  );
}

/** A mail about a decision that was not delivered, and another way to reach the company. */
export function Undelivered({ notice, phone }: { notice: InquiryNotice; phone: string }) {
  return (
    <Card
      title={text.notice}
      headingLevel={3}
      action={
        <Badge tone="negative" dot>
          {text.link.failed}
        </Badge>
      }
    >
      {notice.mail_error !== null && (
        <dl className="text-sm">
          <Fact label={text.link.error}>{notice.mail_error}</Fact>
        </dl>
      )}
      {phone !== '' && <p className="mt-2 text-sm">{text.link.otherWay(phone)}</p>}
    </Card>
  );
}
