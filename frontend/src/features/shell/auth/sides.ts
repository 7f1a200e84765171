import { matchPath } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { text } from './text';

type Side = (typeof text)[keyof typeof text];

/** Whose form is at which address. At others, such as a new password, there is nothing to say beside it. */
const sides: readonly (readonly [Side, readonly string[]])[] = [
  [text.anyone, [paths.roleSelection, paths.login]],
  [text.candidate, [paths.candidateAuth, paths.candidateAuthStep, paths.candidateAuthCodeStep]],
  [text.company, [paths.companyAuth, paths.companySignup, paths.registerCompany]],
  [text.partner, [paths.partnerAuth]],
];

/** What stands beside the form of an address; null where the form stands alone. */
export function sideOf(pathname: string): Side | null {
  const found = sides.find(([, patterns]) =>
    patterns.some((pattern) => matchPath(pattern, pathname) !== null),
  );
  return found?.[0] ?? null;
}
