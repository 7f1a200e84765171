import { useMutation } from '@tanstack/react-query';
import { failureWords } from '@/api/failure';
import type { CompanyRole, TeamMember } from '@/api/words';
import { Avatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { notify } from '@/ui/notify';
import { Select } from '@/ui/Select';
import { Table, Td, Th } from '@/ui/Table';
import { Time } from '@/ui/Time';
import { changeRole } from './api';
import type { Confirmed } from './InviteDialog';
import { isLastOwner, ROLES } from './rules';
import { text } from './text';

const words = text.columns;
const options = ROLES.map((value) => ({ value, label: text.roles[value] }));

type RoleChoiceProps = { member: TeamMember; last: boolean; confirmed: Confirmed };

function RoleChoice({ member, last, confirmed }: RoleChoiceProps) {
  const change = useMutation({
    mutationFn: (role: CompanyRole) => confirmed(() => changeRole(member.id, role)),
    onSuccess: (_, role) => notify('success', text.roleChanged(member.name, text.roles[role])),
    onError: (error) => {
      // Who closes the question has changed nothing.
      if (error.name !== 'NotConfirmed') notify('error', failureWords(error, text.failed));
    },
  });
  if (last) return <span title={text.lastOwner}>{text.roles[member.role]}</span>;
  return (
    <Select
      aria-label={text.roleOf(member.name)}
      size="sm"
      className="w-32"
      value={change.isPending ? change.variables : member.role}
      options={options}
      onChange={(role) => change.mutate(role)}
    />
  );
}

type MemberTableProps = {
  members: readonly TeamMember[];
  /** Who looks. */
  self: string;
  isOwner: boolean;
  confirmed: Confirmed;
  onLeave: (member: TeamMember) => void;
};

/** Who belongs to the company, and what each may do. */
export function MemberTable({ members, self, isOwner, confirmed, onLeave }: MemberTableProps) {
  return (
    <Table caption={text.caption}>
      <thead>
        <tr>
          <Th>{words.member}</Th>
          <Th>{words.role}</Th>
          <Th className="max-md:hidden">{words.joined}</Th>
          <Th aboveButtons>
            <span className="sr-only">{words.action}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => {
          const last = isLastOwner(members, member.id);
          const isSelf = member.id === self;
          return (
            <tr key={member.id}>
              <Td>
                <span className="flex items-center gap-2.5 py-2">
                  <Avatar name={member.name} />
                  <span className="min-w-0">
                    <span className="block font-medium break-words">
                      {member.name}
                      {isSelf && <span className="font-normal text-fg-subtle"> ({text.you})</span>}
                    </span>
                    <span className="block text-xs break-all text-fg-muted">{member.email}</span>
                  </span>
                </span>
              </Td>
              <Td>
                {isOwner ? (
                  <RoleChoice member={member} last={last} confirmed={confirmed} />
                ) : (
                  text.roles[member.role]
                )}
              </Td>
              <Td className="max-md:hidden">
                <Time at={member.joined_at} />
              </Td>
              <Td className="text-right">
                {(isSelf || isOwner) && (
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={isSelf ? text.leave.open : text.remove.of(member.name)}
                    disabledReason={last ? text.lastOwner : undefined}
                    onClick={() => onLeave(member)}
                  >
                    {isSelf ? text.leave.open : text.remove.open}
                  </Button>
                )}
              </Td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
