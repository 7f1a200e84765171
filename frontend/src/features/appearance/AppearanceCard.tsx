import type { User } from '@/api/words';
import { choiceOf, themeChoices } from '@/platform/theme';
import { Card } from '@/ui/Card';
import { RadioCards } from '@/ui/RadioCards';
import { chooseTheme } from './actions';
import { text } from './text';

const cards = themeChoices.map((value) => ({ value, ...text.choices[value] }));

/** The theme of all pages; a choice is shown at once and saved by itself. */
export function AppearanceCard({ user }: { user: User }) {
  return (
    <Card title={text.theme}>
      <RadioCards
        label={text.theme}
        value={choiceOf(user.theme)}
        onChange={(choice) => void chooseTheme(choice)}
        cards={cards}
        className="md:grid-cols-2"
      />
    </Card>
  );
}
