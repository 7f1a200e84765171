import { QRCodeSVG } from 'qrcode.react';

/** An address as a QR code, drawn here: nothing is sent anywhere. */
export function QrCode({ value, label }: { value: string; label: string }) {
  return (
    <div className="inline-block rounded-md border border-line bg-white p-3 text-black">
      <QRCodeSVG
        value={value}
        size={136}
        level="M"
        bgColor="transparent"
        fgColor="currentColor"
        title={label}
      />
    </div>
  );
}
