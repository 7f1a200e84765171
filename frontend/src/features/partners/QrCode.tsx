import { Download } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { useRef } from 'react';
import { saveFile } from '@/platform/save-file';
import { Button } from '@/ui/Button';
import { notify } from '@/ui/notify';
import { text } from './text';

const words = text.overview;
/** Of the picture, in pixels: enough for a sheet of paper. */
const SIDE = 1024;
const icon = <Download size={14} strokeWidth={1.75} aria-hidden="true" />;

/** The code as a picture, dark on white; null where the browser cannot make one. */
function pictureOf(drawn: SVGSVGElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  const modules = Number(drawn.getAttribute('viewBox')?.split(' ')[2]);
  const squares = [...drawn.querySelectorAll('path')].at(-1)?.getAttribute('d') ?? '';
  if (context === null || squares === '' || !(modules > 0)) return Promise.resolve(null);
  context.fillStyle = 'white';
  context.fillRect(0, 0, SIDE, SIDE);
  context.scale(SIDE / modules, SIDE / modules);
  context.fillStyle = 'black';
  context.fill(new Path2D(squares));
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

type QrCodeProps = {
  value: string;
  label: string;
  /** Of its files, without an ending: a person finds them again by it. */
  name: string;
};

/** An address as a QR code, drawn here: nothing is sent anywhere. As a drawing it can be printed in any size. */
export function QrCode({ value, label, name }: QrCodeProps) {
  const drawn = useRef<SVGSVGElement>(null);
  const saveDrawing = () => {
    if (drawn.current === null) return;
    const file = new XMLSerializer().serializeToString(drawn.current);
    saveFile(new Blob([file], { type: 'image/svg+xml' }), `${name}.svg`);
  };
  const savePicture = async () => {
    const file = drawn.current === null ? null : await pictureOf(drawn.current);
    if (file === null) notify('error', words.noPicture);
    else saveFile(file, `${name}.png`);
  };
  return (
    <div className="flex flex-col items-center gap-2">
      <div className="inline-block rounded-md border border-line bg-white text-black">
        <QRCodeSVG
          ref={drawn}
          value={value}
          size={160}
          level="M"
          marginSize={4}
          bgColor="transparent"
          fgColor="currentColor"
          title={label}
        />
      </div>
      <div className="flex gap-2">
        <Button size="sm" icon={icon} aria-label={words.savePng} onClick={() => void savePicture()}>
          {words.png}
        </Button>
        <Button size="sm" icon={icon} aria-label={words.saveSvg} onClick={saveDrawing}>
          {words.svg}
        </Button>
      </div>
    </div>
  );
}
