import { GitCompareArrows } from 'lucide-react';
import { Button } from './Button';
import { Notice } from './Notice';
import { text } from './text';

type VersionConflictProps = {
  /** The names of the fields that differ. */
  fields: readonly string[];
  keepMine: () => void;
  takeTheirs: () => void;
};

/** Something was saved from elsewhere while it was edited here: what differs, and which of the two stays. */
export function VersionConflict({ fields, keepMine, takeTheirs }: VersionConflictProps) {
  return (
    <div role="alert">
      <Notice
        tone="caution"
        icon={GitCompareArrows}
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={keepMine}>
              {text.conflict.keepMine}
            </Button>
            <Button size="sm" onClick={takeTheirs}>
              {text.conflict.takeTheirs}
            </Button>
          </div>
        }
        className="flex-wrap"
      >
        <p>{text.conflict.other}</p>
        {fields.length > 0 && (
          <p className="text-fg-muted">{text.conflict.differs(fields.join(', '))}</p>
        )}
      </Notice>
    </div>
  );
}
