import { useLocation } from 'react-router-dom';
import { afterSignIn } from '@/facts/guards';
import { useViewer } from '@/features/session/hooks';
import { AuthHeader } from './AuthHeader';
import { ProfileStep } from './ProfileStep';
import { text } from './text';

const words = text.completeProfile;

/** The profile, asked for by itself; it stands in nobody's way. */
export default function CompleteProfile() {
  const { pathname, search } = useLocation();
  const state = useViewer();
  if (state.status !== 'ready' || state.user === null) return null;
  return (
    <>
      <AuthHeader title={words.title} lead={words.lead} />
      <ProfileStep
        later={afterSignIn(state.viewer, pathname + search)}
        label={state.user.profile_completed ? words.goOn : words.later}
      />
    </>
  );
}
