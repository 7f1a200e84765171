import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { DebugSimulator } from './DebugSimulator';
import { DevCommunity } from './DevCommunity';
import type { HiddenPage as Name } from './rules';

/** Tells search engines to leave the page out, as long as it is shown. */
function useNoIndex(): void {
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex';
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}

/** A page that nothing links to, at the path of the settings. */
export default function HiddenPage() {
  const name = useLoaderData<Name>();
  useNoIndex();
  return name === 'dev_community' ? <DevCommunity /> : <DebugSimulator />;
}
