import { BriefcaseBusiness, Check, Code } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { Segmented } from '@/ui/Segmented';
import { AuthHeader } from './AuthHeader';
import { text } from './text';

type Tab = 'signup' | 'login';
const words = text.role;

/** Arrow keys move between the two cards' links. */
function useArrowKeys() {
  const box = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(box.current?.querySelectorAll('a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (at < 0 || step === undefined) return;
    event.preventDefault();
    links[(at + step + links.length) % links.length]?.focus();
  };
  return { ref: box, onKeyDown };
}

export default function RoleSelection() {
  const [query, setQuery] = useSearchParams();
  const tab: Tab = query.get('tab') === 'login' ? 'login' : 'signup';
  const arrows = useArrowKeys();
  const next = query.get('next');
  const suffix = next === null ? '' : `?next=${encodeURIComponent(next)}`;
  const login = `${paths.login}${suffix}`;
  const cards = [
    {
      key: 'hire',
      icon: BriefcaseBusiness,
      words: words.hire,
      to: tab === 'login' ? login : `${paths.companyAuth}${suffix}`,
    },
    {
      key: 'show',
      icon: Code,
      words: words.show,
      to: tab === 'login' ? login : `/candidate-auth${suffix}`,
    },
  ] as const;
  const choose = (value: Tab) => {
    const changed = new URLSearchParams(query);
    changed.set('tab', value);
    setQuery(changed, { replace: true });
  };
  return (
    <div data-wide>
      <AuthHeader title={words.title[tab]} lead={words.lead[tab]} />
      <Segmented
        label={words.tabs}
        value={tab}
        onChange={choose}
        options={[
          { value: 'signup', label: words.signup },
          { value: 'login', label: words.login },
        ]}
      />
      <div {...arrows} className="mt-5 grid gap-4 md:grid-cols-2">
        {cards.map(({ key, icon: Icon, words: card, to }, index) => (
          <section
            key={key}
            className="flex flex-col rounded-xl border border-line bg-surface p-5 shadow-1"
          >
            <Icon size={24} strokeWidth={1.5} aria-hidden="true" className="text-primary-text" />
            <h2 className="mt-3 text-xl">{card.title}</h2>
            <ul className="mt-3 mb-5 flex flex-1 flex-col gap-2 text-sm text-fg-muted">
              {card.facts.map((fact) => (
                <li key={fact} className="flex gap-2">
                  <Check
                    size={15}
                    strokeWidth={2}
                    aria-hidden="true"
                    className="mt-0.5 shrink-0 text-positive"
                  />
                  {fact}
                </li>
              ))}
            </ul>
            <Button asChild variant={index === 0 ? 'primary' : 'secondary'} size="lg">
              <Link to={to}>{card[tab]}</Link>
            </Button>
          </section>
        ))}
      </div>
      <p className="mt-6 text-sm text-fg-muted">
        {words.partner}{' '}
        <Link
          to={paths.partnerAuth}
          className="font-semibold text-link underline underline-offset-3"
        >
          {words.partnerLink}
        </Link>
      </p>
    </div>
  );
}
