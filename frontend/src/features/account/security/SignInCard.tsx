import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { User } from '@/api/words';
import { confirmPath, paths } from '@/facts/paths';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { Fact } from '@/ui/Fact';
import { Time } from '@/ui/Time';
import { signInQuery } from '@/features/account/api';
import { Loaded } from '@/ui/Loaded';
import { browserName, methodName } from '@/features/account/rules';
import { text } from '@/features/account/text';

const words = text.security;

/** What is known about this browser's sign-in; Assay stores none of it. */
export function SignInCard({ user }: { user: User }) {
  const query = useQuery(signInQuery);
  return (
    <Card title={words.thisSignIn}>
      <Loaded query={query} failed={words.factsFailed}>
        {(facts) => (
          <dl className="divide-y divide-line text-sm">
            <Fact label={words.method}>{methodName(facts.method)}</Fact>
            <Fact label={words.since}>
              <Time at={facts.at} look="absolute" />
            </Fact>
            <Fact label={words.email}>
              <span className="mr-2">{user.email}</span>
              <Badge tone={user.email_verified ? 'positive' : 'caution'} dot>
                {user.email_verified ? words.verified : words.notVerified}
              </Badge>
              {!user.email_verified && (
                <Link
                  to={confirmPath(paths.accountSecurity)}
                  className="ml-2 text-link underline underline-offset-3"
                >
                  {words.verify}
                </Link>
              )}
            </Fact>
            {facts.createdAt !== null && (
              <Fact label={words.created}>
                <Time at={facts.createdAt} look="absolute" />
              </Fact>
            )}
            <Fact label={words.browser}>{browserName(navigator.userAgent)}</Fact>
          </dl>
        )}
      </Loaded>
      <p className="mt-3 text-xs text-fg-muted">{words.noList}</p>
    </Card>
  );
}
