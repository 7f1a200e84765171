import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ServerSettings } from '@/api/words/admin';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { Time } from '@/ui/Time';
import { MailCard, Variable } from './MailCard';
import { auditOf, featureVariables, foundVariables, providerVariables } from './rules';
import { type ServerGroup, text } from './text';
import { VariableCard } from './VariableCard';

type ListCardProps = { group: ServerGroup; children: ReactNode };

function ListCard({ group, children }: ListCardProps) {
  return (
    <Card flush title={text.groups[group]} action={<Badge>{text.readOnly}</Badge>}>
      <p className="border-b border-line px-4.5 py-2.5 text-sm text-fg-muted">
        {text.hints[group]}
      </p>
      <ul aria-label={text.groups[group]} className="divide-y divide-line">
        {children}
      </ul>
    </Card>
  );
}

type LineProps = { name: ReactNode; state: ReactNode; children?: ReactNode };

function Line({ name, state, children }: LineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4.5 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        {children}
      </div>
      {state}
    </li>
  );
}

function onOff(on: boolean) {
  return (
    <Badge tone={on ? 'positive' : 'neutral'} dot>
      {on ? text.on : text.off}
    </Badge>
  );
}

function FeaturesCard({ flags }: { flags: ServerSettings['flags'] }) {
  return (
    <ListCard group="features">
      {flags.map(({ feature, on }) => (
        <Line key={feature} name={text.features[feature]} state={onOff(on)}>
          <Variable name={featureVariables[feature]} />
        </Line>
      ))}
    </ListCard>
  );
}

function ProvidersCard({
  providers,
  ats,
}: {
  providers: ServerSettings['providers'];
  ats: number;
}) {
  return (
    <ListCard group="providers">
      {providers.map(({ provider, configured, detail }) => (
        <Line
          key={provider}
          name={text.providers[provider]}
          state={
            <Badge tone={configured ? 'positive' : 'neutral'} dot>
              {configured ? text.configured : text.notConfigured}
            </Badge>
          }
        >
          {detail !== null && <p className="text-xs break-words">{detail}</p>}
          <Variable name={providerVariables[provider]} />
        </Line>
      ))}
      <Line
        name={text.ats}
        state={<span className="text-xs text-fg-muted">{text.atsDetail(ats)}</span>}
      />
    </ListCard>
  );
}

const accountTones: Record<ServerSettings['staff'][number]['account'], BadgeTone> = {
  none: 'caution',
  unconfirmed: 'caution',
  locked: 'negative',
  active: 'positive',
};

function StaffCard({ staff }: { staff: ServerSettings['staff'] }) {
  return (
    <ListCard group="staff">
      {staff.length === 0 && <li className="px-4.5 py-3 text-sm text-fg-muted">{text.noStaff}</li>}
      {staff.map(({ email, role, account, since }) => (
        <Line
          key={`${role} ${email}`}
          name={email}
          state={
            <Link
              to={auditOf(email)}
              aria-label={text.auditOf(email)}
              className="inline-flex min-h-8.5 items-center text-link underline max-md:min-h-11"
            >
              {text.audit}
            </Link>
          }
        >
          <p className="flex flex-wrap items-center gap-2 text-xs text-fg-muted">
            {text.roles[role]}
            <Badge tone={accountTones[account]} dot>
              {text.accounts[account]}
            </Badge>
            {since !== null && (
              <span>
                {text.since} <Time at={since} look="short" />
              </span>
            )}
          </p>
        </Line>
      ))}
    </ListCard>
  );
}

type ServerCardsProps = { server: ServerSettings; group: ServerGroup; search: string };

/** One section of what the server was started with. Nothing of it is changed here. */
export function ServerCards({ server, group, search }: ServerCardsProps) {
  const { variables } = server;
  switch (group) {
    case 'features':
      return <FeaturesCard flags={server.flags} />;
    case 'mail':
      return <MailCard mail={server.mail} />;
    case 'providers':
      return <ProvidersCard providers={server.providers} ats={server.ats_connections} />;
    case 'staff':
      return <StaffCard staff={server.staff} />;
    case 'hidden_paths':
    case 'environment':
      return (
        <VariableCard
          title={text.groups[group]}
          hint={text.hints[group]}
          variables={
            group === 'environment'
              ? foundVariables(variables, search)
              : variables.filter(({ section }) => section === group)
          }
        />
      );
  }
}
