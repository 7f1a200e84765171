import { ChevronDown, ChevronRight } from 'lucide-react';
import { Fragment, useState } from 'react';
import type { AdminSetting } from '@/api/words/admin';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Time } from '@/ui/Time';
import { byChange, isChanged, valueWords } from './rules';
import { text } from './text';

type Act = (setting: AdminSetting) => void;

function Row({
  setting,
  onChange,
  onHistory,
}: {
  setting: AdminSetting;
  onChange: Act;
  onHistory: Act;
}) {
  const { name, key, unit, value, default: usual, last } = setting;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4.5 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium break-words">{name}</p>
        <p className="font-mono text-xs text-fg-muted [overflow-wrap:anywhere]">
          {key.split('.').map((part, at) => (
            <Fragment key={part}>
              {at > 0 && '.'}
              <wbr />
              {part}
            </Fragment>
          ))}
        </p>
      </div>
      <div className="basis-52 max-md:grow">
        <p className="flex flex-wrap items-center gap-2">
          <span className="tabular-nums">{valueWords(value, unit)}</span>
          {isChanged(setting) ? (
            <Badge tone="info" dot>
              {text.isSet}
            </Badge>
          ) : (
            <Badge>{text.isDefault}</Badge>
          )}
        </p>
        <p className="text-xs text-fg-muted">
          {isChanged(setting) && <>{text.default(valueWords(usual, unit))} · </>}
          {last !== null && (
            <>
              <Time at={last.made_at} look="relative" />{' '}
              {text.lastBy(last.made_by ?? text.operator)}
            </>
          )}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" aria-label={`${text.change}: ${name}`} onClick={() => onChange(setting)}>
          {text.change}
        </Button>
        {last !== null && (
          <Button
            size="sm"
            aria-label={`${text.history}: ${name}`}
            onClick={() => onHistory(setting)}
          >
            {text.history}
          </Button>
        )}
      </div>
    </li>
  );
}

type SettingRowsProps = {
  settings: readonly AdminSetting[];
  label: string;
  /** Whether what is at its default is folded at first. */
  folded: boolean;
  onChange: Act;
  onHistory: Act;
};

/** The settings of one section: what was changed first, and what is at its default behind a button. */
export function SettingRows({ settings, label, folded, ...acts }: SettingRowsProps) {
  const [open, setOpen] = useState(!folded);
  const { changed, usual } = byChange(settings);
  const Icon = open ? ChevronDown : ChevronRight;
  const row = (setting: AdminSetting) => <Row key={setting.key} setting={setting} {...acts} />;
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {changed.map(row)}
      {folded && usual.length > 0 && (
        <li>
          <button
            type="button"
            aria-expanded={open}
            aria-label={`${label}: ${text.atDefault(usual.length)}`}
            onClick={() => setOpen(!open)}
            className="flex min-h-11 w-full items-center gap-2 px-4.5 text-left text-sm text-fg-muted -outline-offset-2 hover:bg-surface-hover hover:text-fg"
          >
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
            {text.atDefault(usual.length)}
          </button>
        </li>
      )}
      {(open || !folded) && usual.map(row)}
    </ul>
  );
}
