import { Button } from './Button';

type LoadMoreProps = {
  loading: boolean;
  onMore: () => void;
  children: string;
};

/** The end of a card's list that has more. */
export function LoadMore({ loading, onMore, children }: LoadMoreProps) {
  return (
    <div className="border-t border-line p-3 text-center">
      <Button size="sm" loading={loading} onClick={onMore}>
        {children}
      </Button>
    </div>
  );
}
