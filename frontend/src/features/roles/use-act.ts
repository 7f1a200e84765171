import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { failureWords } from '@/api/failure';
import type { Role } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { notify } from '@/ui/notify';
import { deleteRole, dropRole, duplicateRole, forgetRoles, takeStep, type RoleStep } from './api';
import { keepForm } from './saving/kept';
import { text } from './text';

export type Done = RoleStep | 'delete' | 'duplicate';

/** An act on a role, with its toast; deleting leads back to the list, a copy to itself. */
export function useAct(role: Role) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (act: Done): Promise<Role | null> => {
      if (act === 'duplicate') return await duplicateRole(role);
      if (act !== 'delete') return await takeStep(role, act);
      await deleteRole(role);
      return null;
    },
    onSuccess: (after, act) => {
      notify('success', text.done[act]);
      if (act === 'delete') {
        keepForm(role.id, null);
        dropRole(client, role.id);
        void navigate(paths.createJobs);
      }
      forgetRoles(client, after ?? undefined);
      if (act === 'duplicate' && after !== null) {
        void navigate(to(paths.role, { roleId: after.id }));
      }
    },
    onError: (error) => {
      notify('error', failureWords(error, text.actFailed));
      void client.invalidateQueries({ queryKey: ['roles'] });
    },
  });
}
