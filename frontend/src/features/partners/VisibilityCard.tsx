import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Card } from '@/ui/Card';
import { notify } from '@/ui/notify';
import { Switch } from '@/ui/Switch';
import { setVisibility, visibilityQuery } from './api';
import { text } from './text';

const words = text.visibility;

/** Whether the partner who brought somebody sees their name; nothing for those nobody brought. */
export function VisibilityCard() {
  const client = useQueryClient();
  const { data } = useQuery(visibilityQuery);
  const mutation = useMutation({
    mutationFn: async (shows: boolean) => {
      if (data !== undefined) await setVisibility(client, data, shows);
      return shows;
    },
    onSuccess: (shows) => notify('success', shows ? words.on : words.off),
    onError: () => notify('error', words.failed),
  });
  if (data === undefined || data.partner === null) return null;
  return (
    <Card title={words.title}>
      <p className="mb-3 text-sm text-fg-muted">{words.lead(data.partner)}</p>
      <Switch
        label={words.label}
        checked={data.shows_name}
        onChange={(shows) => {
          if (!mutation.isPending) mutation.mutate(shows);
        }}
      />
    </Card>
  );
}
