import { useId } from 'react';
import { text } from './text';

type ListProps = { title: string; items: readonly { name: string; detail: string }[] };

function List({ title, items }: ListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg">
        {title}
      </h2>
      <dl className="flex flex-col gap-3 text-sm">
        {items.map(({ name, detail }) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-fg-muted">{detail}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What a partner gets, and what is asked of them, before anybody applies. */
export function Offer() {
  return (
    <div className="mt-8 flex flex-col gap-6 border-t border-line pt-6">
      <List {...text.offer.gets} />
      <List {...text.offer.asks} />
    </div>
  );
}
