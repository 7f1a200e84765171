import { Link } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { Card } from '@/ui/Card';
import { text } from './text';

const words = text.privacy;
const links = [
  { to: paths.accountPrivacy, label: words.data },
  { to: `${paths.accountPrivacy}#self-identification`, label: words.selfId },
  { to: paths.accountSecurity, label: words.sessions },
  { to: paths.accountNotifications, label: words.notices },
  { to: paths.privacyPolicy, label: words.policy },
] as const;

/** The ways to one's own data. */
export function PrivacyCard() {
  return (
    <Card title={words.title}>
      <ul className="-my-1.5 text-sm">
        {links.map(({ to, label }) => (
          <li key={label}>
            <Link
              to={to}
              className="inline-flex min-h-8 items-center text-link underline-offset-3 hover:underline max-md:min-h-11"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
