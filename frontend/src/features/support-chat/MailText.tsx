import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '@/ui/Button';
import { LoadFailed } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';
import { mailQuery } from './api';
import { text } from './text';

type MailTextProps = { conversation: string; number: number };

/** All that a mail says, in its order, once somebody asks for it; what is quoted looks so. */
export function MailText({ conversation, number }: MailTextProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        size="sm"
        variant="link"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? text.mail.hide : text.mail.show}
      </Button>
      <div id={id} hidden={!isOpen} className="w-full">
        {isOpen && <Pieces conversation={conversation} number={number} />}
      </div>
    </>
  );
}

function Pieces({ conversation, number }: MailTextProps) {
  const query = useQuery(mailQuery(conversation, number));
  if (query.isError) return <LoadFailed query={query}>{text.mail.failed}</LoadFailed>;
  if (query.data === undefined) return <SkeletonRows rows={2} />;
  return (
    <div className="flex flex-col gap-2 rounded-lg border border-line px-3 py-2 text-sm">
      {query.data.pieces.map((piece, at) =>
        piece.is_folded ? (
          <blockquote
            key={at}
            className="border-l-2 border-line pl-3 break-words whitespace-pre-wrap text-fg-muted"
          >
            {piece.text}
          </blockquote>
        ) : (
          <p key={at} className="break-words whitespace-pre-wrap">
            {piece.text}
          </p>
        ),
      )}
      {query.data.is_cut && <p className="text-2xs text-fg-muted">{text.mail.cut}</p>}
    </div>
  );
}
