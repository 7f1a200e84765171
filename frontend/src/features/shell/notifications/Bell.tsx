import { Bell as BellIcon } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Notification } from '@/api/words';
import { paths } from '@/facts/paths';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { IconButton } from '@/ui/IconButton';
import { notify } from '@/ui/notify';
import { Popover } from '@/ui/Popover';
import { useIsWide } from '@/ui/use-media';
import { readNewest } from './api';
import { useMarkRead, useStanding } from './hooks';
import { NotificationList } from './NotificationList';
import { bellName } from './rules';
import { text } from './text';

/** Whether the page that a notification leads to is open: what has happened is shown there. */
const isHere = (link: string): boolean => link.split(/[?#]/u)[0] === location.pathname;

/** Announces once, calmly, one that came while the panel was closed. */
function useArrival(isOpen: boolean, follow: (item: Notification) => void) {
  return async () => {
    if (document.hidden) return;
    const item = await readNewest().catch(() => undefined);
    if (item?.read_at !== null) return;
    if (isOpen || isHere(item.link)) announce(text.arrived(item.title));
    else notify('info', item.title, { label: text.open, onClick: () => follow(item) });
  };
}

type BellButtonProps = Omit<ComponentProps<typeof IconButton>, 'label' | 'children'> & {
  unread: number;
  open: boolean;
};

function BellButton({ unread, open, ...rest }: BellButtonProps) {
  return (
    <IconButton
      {...rest}
      label={bellName(unread)}
      className="relative"
      aria-haspopup="dialog"
      aria-expanded={open}
    >
      <BellIcon size={17} strokeWidth={1.75} aria-hidden="true" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-1.5 right-1.5 size-2 rounded-full bg-primary ring-2 ring-surface max-md:top-2.5 max-md:right-2.5"
        />
      )}
    </IconButton>
  );
}

/** The bell in the top bar: how many notifications are unread, and the panel that lists them. */
export function Bell({ userId }: { userId: string }) {
  const [open, setOpen] = useState(false);
  const isSmall = !useIsWide();
  const navigate = useNavigate();
  const { mutate: mark } = useMarkRead();
  const read = (item: Notification) => {
    if (item.read_at === null) mark({ ids: [item.id] });
  };
  const arrived = useArrival(open, (item) => {
    read(item);
    void navigate(item.link);
  });
  const { newest, unread } = useStanding(userId, () => void arrived());

  const list = (
    <NotificationList
      onFollow={(item) => {
        read(item);
        setOpen(false);
      }}
    />
  );
  const markAll = unread > 0 && newest !== null && (
    <Button size="sm" variant="ghost" onClick={() => mark({ up_to: newest })}>
      {text.markAll}
    </Button>
  );
  const settings = (
    <Button asChild size="sm" variant="ghost">
      <Link to={paths.accountNotifications} onClick={() => setOpen(false)}>
        {text.settings}
      </Link>
    </Button>
  );
  if (isSmall)
    return (
      <>
        <BellButton unread={unread} open={open} onClick={() => setOpen(true)} />
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title={text.title}
          footer={
            <>
              {settings}
              {markAll}
            </>
          }
        >
          <div className="-mx-5 -my-4">{list}</div>
        </Dialog>
      </>
    );
  return (
    <Popover
      label={text.title}
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={<BellButton unread={unread} open={open} />}
      className="flex max-h-[min(36rem,80vh)] w-96 flex-col p-0"
    >
      <div className="flex min-h-13 items-center justify-between border-b border-line py-2.5 pr-2.5 pl-4.5">
        <h2 className="text-md">{text.title}</h2>
        {markAll}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">{list}</div>
      <div className="border-t border-line px-2 py-2">{settings}</div>
    </Popover>
  );
}
