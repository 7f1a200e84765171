import { useQuery } from '@tanstack/react-query';
import { notificationsQuery } from '@/features/account/api';
import { useRecentSignIn } from '@/features/account/security/recent-sign-in';
import { Loaded } from '@/ui/Loaded';
import { NotificationsSkeleton, NotificationsTable } from '@/features/account/NotificationsTable';
import { text } from '@/features/account/text';
import { CalendarCard } from '@/features/calendar/CalendarCard';
import { Card } from '@/ui/Card';
import { usePageTitle } from '@/ui/page-title';
import { Section } from './Section';

const words = text.notifications;

export default function NotificationsPage() {
  usePageTitle(words.title);
  const { run, dialog } = useRecentSignIn();
  const query = useQuery(notificationsQuery);
  return (
    <Section title={words.title} lead={words.lead}>
      <Card flush>
        <Loaded query={query} skeleton={<NotificationsSkeleton />}>
          {(settings) => <NotificationsTable settings={settings} />}
        </Loaded>
      </Card>
      <CalendarCard confirmed={run} />
      <div className="space-y-1 text-xs text-fg-muted">
        <p>{words.alwaysWhy}</p>
      </div>
      {dialog}
    </Section>
  );
}
