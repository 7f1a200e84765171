import { Link } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { text } from '@/features/session/text';

/** What one agrees to with the button above it. */
export function Consent() {
  return (
    <p className="text-xs text-fg-muted">
      {text.consentBefore}
      <Link to={paths.terms} className="text-link underline underline-offset-3">
        {text.terms}
      </Link>
      {text.consentAnd}
      <Link to={paths.privacyPolicy} className="text-link underline underline-offset-3">
        {text.privacy}
      </Link>
      {text.consentAfter}
    </p>
  );
}
