/** Draws an SVG of this site at a height in pixels and gives it as PNG. Rejects where the browser cannot. */
export async function rasterise(src: string, height: number): Promise<Blob> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.height = height;
  canvas.width = Math.round((height * image.naturalWidth) / image.naturalHeight);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)),
      'image/png',
    );
  });
}
