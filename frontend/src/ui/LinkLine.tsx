type LinkLineProps = {
  links: readonly { readonly label: string; readonly href: string }[];
  /** The sentence before the links. */
  children: string;
  /** What is shown where there is no link; nothing without it. */
  otherwise?: string;
};

/** A sentence, and the links that it is about. */
export function LinkLine({ links, children, otherwise }: LinkLineProps) {
  if (links.length === 0) return otherwise === undefined ? null : <p>{otherwise}</p>;
  return (
    <p>
      {children}{' '}
      {links.map(({ label, href }, index) => (
        <span key={href}>
          {index > 0 && ', '}
          <a
            href={href}
            rel="noreferrer"
            className="font-semibold text-link underline-offset-3 hover:underline"
          >
            {label}
          </a>
        </span>
      ))}
    </p>
  );
}
