/** Mark and word; in the dark variant the slab is lifted off the background. */
export function Logo({
  onDark = false,
  height = 27,
  className,
}: {
  onDark?: boolean;
  height?: number;
  className?: string;
}) {
  return (
    <img
      src={onDark ? '/assay-lockup-dark.svg' : '/assay-lockup.svg'}
      alt="Assay"
      height={height}
      width={Math.round(height * 3.475)}
      className={className}
    />
  );
}
