import { createContext, useContext } from 'react';
import type { RoleForm } from '@/api/words';
import type { Problems } from '@/features/roles/rules';

/** What every field of the form needs. */
export type FormWiring = {
  form: RoleForm;
  set: (parts: Partial<RoleForm>) => void;
  problems: Problems;
  flush: () => void;
};

export const FormContext = createContext<FormWiring | null>(null);

/** The form around; fields stand only inside one. */
export function useRoleForm(): FormWiring {
  const wiring = useContext(FormContext);
  if (wiring === null) throw new Error('a field of a role stands outside its form');
  return wiring;
}
