import { FileDown } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { SupportFile, SupportMessage, SupportSide } from '@/api/words/support';
import { saveFile } from '@/platform/save-file';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { notify } from '@/ui/notify';
import { Time } from '@/ui/Time';
import { download } from './api';
import type { Pending } from './sending/outbox';
import { MailText } from './MailText';
import { lastOf, markOf, type Reached } from './rules';
import { text } from './text';

type ThreadProps = {
  /** Whose messages they are; null before the first. */
  conversation: string | null;
  items: readonly SupportMessage[];
  /** Which side reads it. */
  side: SupportSide;
  /** How far the other side is. */
  reached: Reached;
  pending: readonly Pending[];
  isTyping: boolean;
  more: boolean;
  onOlder: () => void;
  onRetry: (key: string) => void;
  onDiscard: (key: string) => void;
  /** What stands after a message, such as notes. */
  after?: (number: number) => ReactNode;
  names?: Record<SupportSide, string>;
};

function FileLine({ file }: { file: SupportFile }) {
  const save = () =>
    download(file.id).then(
      ({ blob }) => saveFile(blob, file.name),
      () => notify('error', text.downloadFailed),
    );
  return (
    <Button
      size="sm"
      className="max-w-full"
      aria-label={text.download(file.name)}
      onClick={() => void save()}
    >
      <FileDown size={14} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <span className="truncate">{file.name}</span>
    </Button>
  );
}

type BubbleProps = {
  own: boolean;
  words: string;
  files: readonly SupportFile[];
  /** Files that came by mail and were not taken. */
  refused?: readonly string[];
  /** What the mail says beside the words, folded away. */
  mail?: ReactNode;
  children: ReactNode;
};

function Bubble({ own, words, files, refused = [], mail, children }: BubbleProps) {
  return (
    <div className={cx('flex flex-col gap-1', own ? 'items-end' : 'items-start')}>
      {words !== '' && (
        <p
          className={cx(
            'max-w-[85%] rounded-lg border px-3 py-2 text-sm break-words whitespace-pre-wrap',
            own ? 'border-primary-line bg-primary-soft' : 'border-line bg-surface-2',
          )}
        >
          {words}
        </p>
      )}
      {mail}
      {files.map((file) => (
        <FileLine key={file.id} file={file} />
      ))}
      {refused.length > 0 && (
        <p className="max-w-[85%] text-2xs break-words text-fg-muted">{text.refused(refused)}</p>
      )}
      <div className="flex flex-wrap items-center gap-1.5 text-2xs text-fg-subtle">{children}</div>
    </div>
  );
}

/** The messages of a conversation, what is on its way, and whether the other side types. */
export function Thread(props: ThreadProps) {
  const { items, side, reached, pending, isTyping, after } = props;
  const names = props.names ?? text.sides;
  const end = useRef<HTMLDivElement>(null);
  const last = items.at(-1)?.number ?? 0;
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [last, pending.length, isTyping]);
  const lastOwn = lastOf(items, side);
  return (
    <div className="flex flex-col gap-3">
      {props.more && (
        <Button size="sm" className="self-center" onClick={props.onOlder}>
          {text.older}
        </Button>
      )}
      <ol aria-label={text.log} className="flex flex-col gap-3 empty:hidden">
        {after?.(0)}
        {items.map((message) => (
          <li key={message.number} className="flex flex-col gap-3">
            <Bubble
              own={message.side === side}
              words={message.text}
              files={message.files}
              refused={message.refused_files}
              mail={
                message.has_quoted_text &&
                props.conversation !== null && (
                  <MailText conversation={props.conversation} number={message.number} />
                )
              }
            >
              <span>{names[message.side]}</span>
              {message.by_mail && <span>{text.byMail}</span>}
              <Time at={message.created_at} look="relative" />
              {message.number === lastOwn && (
                <span>{text.marks[markOf(message.number, reached)]}</span>
              )}
            </Bubble>
            {after?.(message.number)}
          </li>
        ))}
        {pending.map((line) => (
          <li key={line.key}>
            <Bubble own words={line.text} files={line.files}>
              <span className={cx(line.state === 'failed' && 'text-negative-text')}>
                {line.why ?? text.pending[line.state]}
              </span>
              {line.state === 'failed' && (
                <>
                  <Button size="sm" variant="link" onClick={() => props.onRetry(line.key)}>
                    {text.retry}
                  </Button>
                  <Button size="sm" variant="link" onClick={() => props.onDiscard(line.key)}>
                    {text.discard}
                  </Button>
                </>
              )}
            </Bubble>
          </li>
        ))}
      </ol>
      <p className="min-h-4 text-2xs text-fg-muted">
        {isTyping && text.typing[side === 'user' ? 'admin' : 'user']}
      </p>
      <div ref={end} />
    </div>
  );
}
