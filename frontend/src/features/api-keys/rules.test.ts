import { expect, it } from 'vitest';
import { problemsOf, toggled, type KeyForm } from './rules';
import { text } from './text';

const form: KeyForm = { name: 'Careers page', scopes: ['roles:read'], days: '90' };

it('asks for a name of at most sixty characters and for a scope', () => {
  expect(problemsOf(form)).toEqual({});
  expect(problemsOf({ ...form, name: ' ' })).toEqual({ name: text.dialog.nameMissing });
  expect(problemsOf({ ...form, name: '🎓'.repeat(60) })).toEqual({});
  expect(problemsOf({ ...form, name: '🎓'.repeat(61) })).toEqual({ name: text.dialog.nameMissing });
  expect(problemsOf({ ...form, scopes: [] })).toEqual({ scopes: text.dialog.scopeMissing });
});

it('keeps scopes in their order', () => {
  expect(toggled(['results:read'], 'roles:read', true)).toEqual(['roles:read', 'results:read']);
  expect(toggled(['roles:read', 'results:read'], 'roles:read', false)).toEqual(['results:read']);
});
