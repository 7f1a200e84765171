import { expect, it } from 'vitest';
import { posting } from './job-posting.test-data';

/** Source: developers.google.com/search/docs/appearance/structured-data/job-posting. */
const required = ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'];

it.each(required)('says what Google requires of a job posting: %s', (name) => {
  expect(posting).toHaveProperty(name);
});

it('names an organisation, a country and a last day, and lets people apply directly', () => {
  expect(posting).toMatchObject({
    hiringOrganization: { name: 'Pellworth' },
    jobLocation: { address: { addressCountry: 'PT' } },
    directApply: true,
  });
  const { datePosted, validThrough } = posting as unknown as Record<string, unknown>;
  expect(datePosted).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(validThrough).toMatch(/^\d{4}-\d{2}-\d{2}T23:59:59Z$/);
});
