import { rasterise } from './rasterise';
import { text } from './text';
import type { ZipEntry } from './zip';

export type Logo = { name: string; file: string; dark: boolean };

/** Every drawing that is given away. */
export const logos: readonly Logo[] = [
  { name: text.names.lockup, file: 'assay-lockup', dark: false },
  { name: text.names.lockupDark, file: 'assay-lockup-dark', dark: true },
  { name: text.names.word, file: 'assay-wordmark', dark: false },
  { name: text.names.wordDark, file: 'assay-wordmark-dark', dark: true },
  { name: text.names.mark, file: 'assay-mark', dark: false },
  { name: text.names.mono, file: 'assay-mark-mono', dark: false },
];

/** Heights of the PNG pictures, in pixels. */
export const SIZES = [64, 256, 512, 1024] as const;

export const svgPath = (logo: Logo) => `/${logo.file}.svg` as const;
export const pngName = (logo: Logo, size: number) => `${logo.file}-${size}.png`;

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer());
}

/** Every drawing as SVG and in every size, with the rules. `read` gives the text of its SVG. */
export async function everything(read: (logo: Logo) => Promise<string>): Promise<ZipEntry[]> {
  const encode = (words: string) => new TextEncoder().encode(words);
  const perLogo = logos.map(async (logo): Promise<ZipEntry[]> => [
    { name: `svg/${logo.file}.svg`, bytes: encode(await read(logo)) },
    ...(await Promise.all(
      SIZES.map(async (size) => ({
        name: `png/${pngName(logo, size)}`,
        bytes: await bytesOf(await rasterise(svgPath(logo), size)),
      })),
    )),
  ]);
  const readme = [text.lead, ...text.rules.map((rule) => `- ${rule}`), ''].join('\n');
  return [{ name: 'README.txt', bytes: encode(readme) }, ...(await Promise.all(perLogo)).flat()];
}
