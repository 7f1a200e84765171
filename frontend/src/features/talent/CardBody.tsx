import type { TalentCard } from '@/api/words';
import { Avatar } from '@/ui/Avatar';
import { Beside } from './Beside';
import { Facts } from './Facts';

type CardBodyProps = {
  name: string;
  named: Omit<NonNullable<TalentCard['named']>, 'name'> | null;
  facts: TalentCard['facts'];
};

/** What a card of the pool says, as companies read it. */
export function CardBody({ name, named, facts }: CardBodyProps) {
  const beside = named?.beside ?? null;
  return (
    <>
      <Avatar name={name} square />
      <div className="flex min-w-0 flex-1 basis-52 flex-col gap-2">
        <h3 className="text-sm font-semibold">{name}</h3>
        {named !== null && <p className="text-sm break-words">{named.headline}</p>}
        <Facts facts={facts} />
        {beside !== null && <Beside beside={beside} />}
      </div>
    </>
  );
}
