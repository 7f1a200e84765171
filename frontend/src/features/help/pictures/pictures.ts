/** The pictures of the guides: files of the build, fetched by those who come to them. */
const files = import.meta.glob<string>('@pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

const byName = new Map(
  Object.entries(files).map(([file, address]) => [
    file.slice(file.lastIndexOf('/') + 1, -'.webp'.length),
    address,
  ]),
);

/** Each is as large; `cargo xtask shots` takes it so (tests/browser/lib/pictures.mjs). */
export const SIZE = { width: 1200, height: 750 } as const;

const PICTURE = /^\.\.\/pictures\/(?<name>[a-z-]+)\.webp$/;

/** The address of a picture that a guide names as the repository does: `../pictures/board.webp`. */
export const pictureAt = (src: string): string | undefined =>
  byName.get(PICTURE.exec(src)?.groups?.['name'] ?? '');
