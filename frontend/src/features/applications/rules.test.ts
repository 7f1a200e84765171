import { expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import type { RoleQuestion } from '@/api/words';
import {
  answerProblems,
  answersTo,
  base64Of,
  fileComplaint,
  fileProblem,
  MAX_BYTES,
  sizeWords,
} from './rules';
import { text } from './text';

it.each([
  ['cv.pdf', MAX_BYTES, null],
  ['CV.PDF', 1, null],
  ['ada.json', 1, null],
  ['cv.pdf', MAX_BYTES + 1, text.resume.tooLarge],
  ['cv.html', 1, text.resume.wrongKind],
  ['cv', 1, text.resume.wrongKind],
])('of a file %s with %i bytes says %s before it is sent', (name, size, problem) => {
  expect(fileProblem({ name, size })).toBe(problem);
});

it('says what the server says of the file itself, or that it could not be sent', () => {
  const fields = [{ field: 'content', code: 'format', detail: 'This is not a PDF file.' }];
  const named = new ApiError({ status: 400, code: 'validation_failed', detail: 'Fields.', fields });
  expect(fileComplaint(named)).toBe('This is not a PDF file.');
  expect(fileComplaint(new Error('x'))).toBe(text.resume.failed);
});

it('a file of any bytes is the same in Base64, however long', async () => {
  const bytes = Uint8Array.from({ length: 70_001 }, (_, at) => at % 256);
  const decoded = Uint8Array.from(atob(await base64Of(new Blob([bytes]))), (c) => c.charCodeAt(0));
  expect(decoded).toEqual(bytes);
});

it('a size has the unit that fits', () => {
  expect([12, 120_400, 5_242_880].map(sizeWords)).toEqual(['1 KB', '120 KB', '5.2 MB']);
});

const question = (prompt: string): RoleQuestion => ({
  prompt,
  kind: 'text',
  options: [],
  needs: null,
});

it('each question has the answer that was given to it, in the order of the role', () => {
  const said = [
    { question: 'Gone?', answer: 'x' },
    { question: 'Second?', answer: 'two' },
  ];
  expect(answersTo([question('First?'), question('Second?')], said)).toEqual([
    { question: 'First?', answer: '' },
    { question: 'Second?', answer: 'two' },
  ]);
});

it('what the server says of an answer is found by its place', () => {
  const fields = [
    { field: 'answers[1].answer', code: 'required', detail: 'Choose an answer.' },
    { field: 'note', code: 'length', detail: 'Too long.' },
  ];
  const error = new ApiError({ status: 400, code: 'validation_failed', detail: '', fields });
  expect(answerProblems(error)).toEqual({ 1: 'Choose an answer.' });
  expect(answerProblems(new Error('x'))).toEqual({});
});
