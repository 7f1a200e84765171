import { Keyboard } from 'lucide-react';

import { IconButton } from '@/ui/IconButton';
import { Kbd } from '@/ui/Kbd';
import { Popover } from '@/ui/Popover';

import { text } from '@/features/workspace/text';

/** Each action with its keys; the list behind “?” has the same. */
export function ShortcutsMenu() {
  return (
    <Popover
      label={text.shortcuts}
      trigger={
        <IconButton label={text.shortcuts} className="max-md:hidden">
          <Keyboard size={17} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      }
    >
      <dl className="flex flex-col gap-2 text-sm">
        {text.keyList.map(([keys, action]) => (
          <div key={action} className="flex items-center justify-between gap-3">
            <dt>{action}</dt>
            <dd className="flex gap-1">
              {keys.split(' ').map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}
