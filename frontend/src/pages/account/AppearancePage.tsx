import { AppearanceCard } from '@/features/appearance/AppearanceCard';
import { text } from '@/features/appearance/text';
import { useUser } from '@/features/session/hooks';
import { usePageTitle } from '@/ui/page-title';
import { Section } from './Section';

export default function AppearancePage() {
  usePageTitle(text.title);
  const user = useUser();
  if (user === null) return null;
  return (
    <Section title={text.title} lead={text.lead}>
      <AppearanceCard user={user} />
    </Section>
  );
}
