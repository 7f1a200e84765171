import { Link, useLocation } from 'react-router-dom';
import { text } from './text';

/** Between a password and a link by e-mail; the address says which, so that Back works. */
export function OtherWay({ byLink }: { byLink: boolean }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  if (byLink) query.delete('with');
  else query.set('with', 'link');
  const suffix = query.size === 0 ? '' : `?${query.toString()}`;
  return (
    <Link
      to={`${pathname}${suffix}`}
      className="mt-4 self-start text-sm text-link underline-offset-3 hover:underline max-md:py-2"
    >
      {byLink ? text.passwordInstead : text.linkInstead}
    </Link>
  );
}
