import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { text } from '@/features/story-writing/text';

const words = text.preview;

/** The story as readers will see it; everything that is not here stays private. */
export function PreviewDialog({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.detail}
      className="md:w-[min(54rem,calc(100vw-2rem))]"
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.back}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
