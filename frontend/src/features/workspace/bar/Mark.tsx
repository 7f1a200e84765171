/** The mark on a dark ground: the slab is lifted off the background by a lighter stone. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      role="img"
      aria-label="Assay"
      className="shrink-0"
    >
      <path d="M4.75 0H27.25L32 4.75V27.25L27.25 32H4.75L0 27.25V4.75Z" className="fill-stone-5" />
      <path d="M13.5 6H18.5L26.7 26H21.5L16 11.7L10.5 26H5.3Z" className="fill-stone-12" />
      <path d="M17 16.75L32 15.7V21.35L16 21.75Z" className="fill-stone-5" />
      <path d="M13.45 18.1L32 16.75V20.4L12.35 20.9Z" fill="#dca93b" />
    </svg>
  );
}
