import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { CompanyDetails } from '@/api/words';
import { TooltipProvider } from '@/ui/Tooltip';
import { detailsQuery } from '@/features/companies/api';
import { CompanyDetailsCards } from './CompanyDetailsCards';

const details: CompanyDetails = {
  version: 3,
  form: {
    name: 'Pellworth',
    website: 'https://pellworth.example',
    industry: 'software',
    size: '11-50',
    city: 'Leeds',
    country: 'GB',
    about: 'We build **tools**.',
    founded_year: null,
  },
  standing: 'waiting',
  note: null,
  changed_at: null,
  logo_url: null,
};

let put: MockInstance<typeof api.put>;
let get: MockInstance<typeof api.get>;
beforeEach(() => {
  put = vi.spyOn(api, 'put');
  get = vi.spyOn(api, 'get');
});

function Page({ isOwner, isPublic }: { isOwner: boolean; isPublic: boolean }) {
  const { data } = useQuery(detailsQuery);
  if (data === undefined) return null;
  return (
    <CompanyDetailsCards
      details={data}
      company={{ id: 'c', isPublic }}
      isOwner={isOwner}
      prose={(about) => <p>Drawn: {about}</p>}
    />
  );
}

async function show(shown: CompanyDetails = details, isOwner = true, isPublic = true) {
  get.mockResolvedValue(shown);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter>
          <Page isOwner={isOwner} isPublic={isPublic} />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  await screen.findByText('How candidates see it');
  return userEvent.setup();
}

const city = () => screen.getByLabelText<HTMLInputElement>('City of the headquarters');
/** At once: the form is large, and every key would draw it. */
const moveTo = (place: string) => fireEvent.change(city(), { target: { value: place } });
const save = () => screen.getByText('Save details');
const refusal = (status: number, code: string, fields: ApiError['fields'] = []) =>
  new ApiError({ status, code, detail: '', fields });

it('sends what was typed with the version that was read, and shows how candidates see it', async () => {
  put.mockResolvedValue({ ...details, version: 4, form: { ...details.form, city: 'York' } });
  await show();
  moveTo('York');
  expect(screen.getByText('York, United Kingdom')).toBeDefined();
  expect(screen.getByText('Drawn: We build **tools**.')).toBeDefined();
  fireEvent.click(save());
  await waitFor(() => expect(put).toHaveBeenCalledOnce());
  const { version, form } = put.mock.calls[0]?.[1]?.body as { version: number; form: unknown };
  expect([version, form]).toEqual([3, { ...details.form, city: 'York' }]);
});

it('adds the scheme of a website, and moves to the first field that is wrong', async () => {
  put.mockResolvedValue({ ...details, version: 4 });
  await show();
  const website = screen.getByLabelText('Website');
  fireEvent.change(website, { target: { value: 'localhost' } });
  fireEvent.click(save());
  await waitFor(() => expect(document.activeElement).toBe(website));
  expect(put).not.toHaveBeenCalled();
  fireEvent.change(website, { target: { value: 'kestrelworks.example' } });
  fireEvent.click(save());
  await waitFor(() => expect(put).toHaveBeenCalledOnce());
  expect(put.mock.calls[0]?.[1]?.body).toMatchObject({
    form: { website: 'https://kestrelworks.example' },
  });
});

it('keeps what was typed when a colleague saved meanwhile, says where it differs, and saves it when asked', async () => {
  const theirs = { ...details, version: 9, form: { ...details.form, city: 'Hull' } };
  put.mockRejectedValueOnce(refusal(409, 'stale_version'));
  const user = await show();
  get.mockResolvedValue(theirs);
  moveTo('York');
  fireEvent.click(save());
  const alert = await screen.findByText(/It differs in: City of the headquarters\./);
  expect(alert).toBeDefined();
  expect(city().value).toBe('York');
  put.mockResolvedValue({ ...theirs, version: 10, form: { ...theirs.form, city: 'York' } });
  await user.click(screen.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(put).toHaveBeenCalledTimes(2));
  expect(put.mock.calls[1]?.[1]?.body).toMatchObject({ version: 9 });
});

it('says what is missing, and what Assay said', async () => {
  const form = { ...details.form, website: null, about: null };
  await show({ ...details, form, standing: 'incomplete' });
  expect(screen.getByText('Missing: Website, About.')).toBeDefined();
});

it('shows the reason for a domain that was not approved', async () => {
  await show({ ...details, standing: 'rejected', note: 'This site is not yours.' });
  expect(screen.getByText(/This site is not yours\./)).toBeDefined();
});

it('a colleague who is no owner reads the details and cannot change them', async () => {
  await show(details, false, false);
  expect(screen.queryByRole('button', { name: /Save details/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Choose a picture' })).toBeNull();
  expect(screen.getByText(/Only an owner/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Open the public page' })).toBeNull();
});

it('a picture is sent, shown, and removed', async () => {
  put.mockResolvedValue({ url: '/api/company-logos/aa' });
  const user = await show();
  const file = new File([new Uint8Array([1, 2, 3])], 'logo.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Choose a picture', { selector: 'input' }), file);
  await waitFor(() => expect(put.mock.calls[0]?.[1]?.body).toEqual({ image: 'AQID' }));
  const shown = await screen.findAllByRole('img', { name: 'Logo of Pellworth' });
  expect(shown.map((image) => image.getAttribute('src'))).toContain('/api/company-logos/aa');
  const remove = vi.spyOn(api, 'remove').mockResolvedValue({});
  await user.click(screen.getByRole('button', { name: 'Remove the logo' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the logo?' }));
  expect(remove).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Remove the logo' }));
  await waitFor(() => expect(remove).toHaveBeenCalledOnce());
  expect(screen.queryByRole('img', { name: /Logo/ })).toBeNull();
});

it('a file that is too large is not sent, and a refused one says why', async () => {
  const user = await show();
  const input = screen.getByLabelText('Choose a picture', { selector: 'input' });
  const png = (bytes: number) =>
    new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' });
  await user.upload(input, png(1024 * 1024 + 1));
  expect(within(await screen.findByRole('alert')).getByText(/larger than 1 MB/)).toBeDefined();
  expect(put).not.toHaveBeenCalled();
  const detail = 'A logo has at most 4096 pixels a side.';
  put.mockRejectedValue(
    refusal(400, 'validation_failed', [{ field: 'image', code: 'range', detail }]),
  );
  await user.upload(input, png(10));
  expect(await screen.findByText(detail)).toBeDefined();
});
