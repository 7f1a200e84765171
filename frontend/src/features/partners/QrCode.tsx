import { Download } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { useRef } from 'react';
import { saveFile } from '@/platform/save-file';
import { Button } from '@/ui/Button';
import { text } from './text';

/** An address as a QR code, drawn here: nothing is sent anywhere. As a file it can be printed in any size. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const drawn = useRef<SVGSVGElement>(null);
  const save = () => {
    if (drawn.current === null) return;
    const file = new XMLSerializer().serializeToString(drawn.current);
    saveFile(new Blob([file], { type: 'image/svg+xml' }), 'qr-code.svg');
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
      <Button
        size="sm"
        icon={<Download size={14} strokeWidth={1.75} aria-hidden="true" />}
        onClick={save}
      >
        {text.overview.saveQr}
      </Button>
    </div>
  );
}
