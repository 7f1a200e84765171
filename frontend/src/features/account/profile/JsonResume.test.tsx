import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { saveFile } from '@/platform/save-file';
import type { ProfileDraft } from '@/features/account/rules';
import { JsonResume } from './JsonResume';
import { MAX_FILE_BYTES } from './json-resume';

vi.mock('@/platform/save-file', () => ({ saveFile: vi.fn() }));

const draft: ProfileDraft = {
  display_name: 'Mei Tanaka',
  phone: '',
  headline: 'Engineer',
  education: '',
  skills: ['Rust'],
  available_from: '',
};

function show() {
  const onFill = vi.fn();
  render(<JsonResume draft={draft} email="mei@assay.example" onFill={onFill} />);
  return onFill;
}

const choose = (content: string) =>
  fireEvent.change(screen.getByLabelText('File in the JSON Resume format'), {
    target: { files: [new File([content], 'resume.json', { type: 'application/json' })] },
  });

it('fills in what a file says, and sends nothing', async () => {
  const onFill = show();
  choose(JSON.stringify({ basics: { label: 'Fitter' } }));
  await waitFor(() => expect(onFill).toHaveBeenCalledWith({ headline: 'Fitter' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says what is wrong with a file, and fills in nothing', async () => {
  const onFill = show();
  choose('%PDF-1.7');
  await screen.findByText(/This file is not a JSON Resume/);
  choose('x'.repeat(MAX_FILE_BYTES + 1));
  await screen.findByText('A JSON Resume has at most 1 MB.');
  expect(onFill).not.toHaveBeenCalled();
});

it('downloads what the form says', async () => {
  show();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Download as JSON Resume' }));
  const [blob, name] = vi.mocked(saveFile).mock.calls[0] ?? [];
  expect(name).toBe('resume.json');
  expect(JSON.parse((await blob?.text()) ?? '')).toMatchObject({
    basics: { name: 'Mei Tanaka', label: 'Engineer', email: 'mei@assay.example' },
    skills: [{ name: 'Rust' }],
  });
});
