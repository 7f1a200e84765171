import { useMutation, useQueryClient } from '@tanstack/react-query';
import { rate, supportQuery } from '@/features/support-chat/api';
import { text } from '@/features/support-chat/text';
import { Button } from '@/ui/Button';
import { notify } from '@/ui/notify';

const words = text.rating;

/** Asks what the person thinks of a conversation that is resolved. */
export function Rating({ id, rating }: { id: string; rating: number | null }) {
  const client = useQueryClient();
  const give = useMutation({
    mutationFn: (stars: number) => rate(id, stars),
    onSuccess: (conversation) =>
      client.setQueryData(supportQuery.queryKey, (now) => now && { ...now, conversation }),
    onError: () => notify('error', words.failed),
  });
  return (
    <section aria-label={words.ask} className="rounded-lg border border-line bg-surface-2 p-3">
      <p className="text-xs text-fg-muted">{text.resolved}</p>
      <h3 className="mt-2 mb-1.5 text-sm font-semibold">{words.ask}</h3>
      <div role="group" aria-label={words.ask} className="flex flex-wrap gap-1.5">
        {[1, 2, 3, 4, 5].map((stars) => (
          <Button
            key={stars}
            size="sm"
            aria-pressed={rating === stars}
            loading={give.isPending && give.variables === stars}
            variant={rating === stars ? 'primary' : 'secondary'}
            onClick={() => give.mutate(stars)}
          >
            {stars} {words.of(stars)}
          </Button>
        ))}
      </div>
      <p role="status" className="mt-2 text-xs text-fg-muted">
        {rating !== null && words.thanks(words.of(rating))}
      </p>
    </section>
  );
}
