import { Unplug } from 'lucide-react';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { text } from './text';

/** Stands where the operator has no application at GitHub. */
export function NotConfigured() {
  return (
    <Card>
      <EmptyState icon={Unplug} title={text.notConfigured}>
        {text.notConfiguredDetail}
      </EmptyState>
    </Card>
  );
}
