// The wire's types that are used by name.
export type * from './types';
export type * from './types-account';
export type * from './types-admin';
export type * from './types-interview';
export type * from './types-onboarding';
