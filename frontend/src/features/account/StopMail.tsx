import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isMissing } from '@/api/failure';
import { paths } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { Notice } from '@/ui/Notice';
import { stopMail } from './api';
import { text } from './text';

const words = text.unsubscribe;

function Settings() {
  return (
    <Button asChild size="lg">
      <Link to={paths.accountNotifications}>{words.settings}</Link>
    </Button>
  );
}

/** The page of a mail's link: nothing is stopped until the button is pressed. Without a kind, all is meant. */
export function StopMail({ token, kind }: { token: string | null; kind: string | null }) {
  const act = useMutation({ mutationFn: stopMail });
  if (act.isSuccess) {
    return (
      <div className="flex flex-col gap-4">
        <Notice tone="positive" icon={CircleCheck}>
          {kind === null ? words.stopped : words.stoppedKind}
        </Notice>
        <Settings />
      </div>
    );
  }
  if (token === null || isMissing(act.error)) {
    return (
      <div className="flex flex-col gap-4">
        <ErrorBox>{words.unknown}</ErrorBox>
        <Settings />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-md text-fg-muted">{kind === null ? words.ask : words.askKind}</p>
      {act.isError && <ErrorBox error={act.error}>{words.failed}</ErrorBox>}
      <Button
        variant="primary"
        size="lg"
        loading={act.isPending}
        onClick={() => act.mutate({ token, kind })}
      >
        {words.stop}
      </Button>
    </div>
  );
}
