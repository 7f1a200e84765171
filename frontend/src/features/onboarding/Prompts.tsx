import { lazy, Suspense, useState } from 'react';
import type { User } from '@/api/words';
import type { Access } from '@/facts/guards';
import { withPatience } from '@/platform/loading/patience';
import { read, write } from '@/platform/storage';
import { PromptStrip } from './PromptStrip';
import { promptFor, type Lacking } from './rules';

const UsernameDialog = lazy(
  withPatience(async () => ({
    default: (await import('./username/UsernameDialog')).UsernameDialog,
  })),
);

const keys = { username: 'usernamePutOff', profile: 'profilePutOff' } as const;

type PromptsProps = { user: User; access: Access; pathname: string };

/** What the account still lacks, asked for one after the other; what can wait is put off for the session. */
export function Prompts({ user, access, pathname }: PromptsProps) {
  // Also where the browser keeps nothing.
  const [waiting, setWaiting] = useState<readonly Lacking[]>([]);
  const isPutOff = (lacks: Lacking) => waiting.includes(lacks) || read(keys[lacks]) === user.id;
  const prompt = promptFor(user, { access, pathname }, isPutOff);
  if (prompt === null) return null;
  if (!prompt.canWait)
    return (
      <Suspense fallback={null}>
        <UsernameDialog displayName={user.display_name} />
      </Suspense>
    );
  const putOff = () => {
    write(keys[prompt.lacks], user.id);
    setWaiting([...waiting, prompt.lacks]);
  };
  return <PromptStrip lacks={prompt.lacks} onLater={putOff} />;
}
