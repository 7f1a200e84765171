import type {
  ChecklistItem,
  ChecklistItemState,
  ChecklistOwner,
  ExtensionState,
  Internship,
  InternshipSide,
  InternshipState,
} from '@/api/words';
import type { BadgeTone } from '@/ui/Badge';
import { text } from './text';

export const stateTones: Record<InternshipState, BadgeTone> = {
  pending_documents: 'caution',
  ready: 'info',
  active: 'positive',
  extended: 'positive',
  completed: 'neutral',
  converted: 'primary',
  ended_early: 'neutral',
  cancelled: 'neutral',
};

export const itemTones: Record<ChecklistItemState, BadgeTone> = {
  todo: 'neutral',
  submitted: 'info',
  approved: 'positive',
  rejected: 'negative',
};

export const extensionTones: Record<ExtensionState, BadgeTone> = {
  open: 'caution',
  agreed: 'positive',
  declined: 'neutral',
  withdrawn: 'neutral',
  lapsed: 'neutral',
};

/** How the other side is called. */
export function otherName(side: InternshipSide, of: Internship): string {
  if (side === 'candidate') return of.company_name;
  return of.candidate_name === '' ? text.erased : of.candidate_name;
}

/** Whether a side can submit an item now. */
export const canSubmit = (side: ChecklistOwner, item: ChecklistItem, open: boolean): boolean =>
  open && item.owner === side && (item.state === 'todo' || item.state === 'rejected');

/** Whether the internship can still change. */
export const isOpen = ({ state }: Pick<Internship, 'state'>): boolean =>
  ['pending_documents', 'ready', 'active', 'extended'].includes(state);

/** How many required items are approved, of how many. */
export function progressOf(items: readonly ChecklistItem[]): { done: number; total: number } {
  const required = items.filter((item) => item.required);
  return {
    done: required.filter((item) => item.state === 'approved').length,
    total: required.length,
  };
}

/** The state of an address; null where it names none. */
export function stateOf(query: string | null): InternshipState | null {
  const known = Object.keys(text.states) as InternshipState[];
  return known.find((state) => state === query) ?? null;
}
