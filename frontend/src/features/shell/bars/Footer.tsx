import { Link } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { Logo } from '@/ui/Logo';
import { text } from '@/features/shell/text';

export const footerLinks = [
  { label: text.footer.about, path: paths.about },
  { label: text.footer.partners, path: paths.partnerAuth },
  { label: text.footer.howScored, path: paths.howScored },
  { label: text.footer.help, path: paths.help },
  { label: text.footer.logo, path: paths.logoExport },
  { label: text.footer.terms, path: paths.terms },
  { label: text.footer.privacy, path: paths.privacyPolicy },
] as const;

/** The ink strip at the end of public pages. */
export function Footer() {
  return (
    <footer className="page-x flex print:hidden flex-wrap items-center justify-between gap-x-8 gap-y-5 bg-ink py-8 text-on-ink">
      <div className="flex items-center gap-4">
        <Logo onDark height={24} />
        <span className="text-sm opacity-75">{text.footer.line}</span>
      </div>
      <nav aria-label={text.footer.label} className="flex flex-wrap gap-x-6 gap-y-3 text-sm">
        {footerLinks.map((link) => (
          <Link
            key={link.path}
            to={link.path}
            className="py-1 underline-offset-3 outline-on-ink hover:underline max-md:py-2.5"
          >
            {link.label}
          </Link>
        ))}
      </nav>
    </footer>
  );
}
