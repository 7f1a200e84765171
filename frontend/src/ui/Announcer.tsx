import { regionId } from './announce';

/** The two live regions `announce` writes into; rendered once, at the root. */
export function Announcer() {
  return (
    <div className="sr-only">
      <div id={regionId('polite')} role="status" aria-live="polite" />
      <div id={regionId('assertive')} role="alert" aria-live="assertive" />
    </div>
  );
}
