import type { JobPosting, WithContext } from 'schema-dts';

/** What the server puts into the page of an open role; tests/api/hiring/open_roles.rs compares them. */
// prettier-ignore
export const posting: WithContext<JobPosting> = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  "title": "Fitter",
  "description": "<p>You build the tools that our fitters use.</p><p>What you need</p><ul><li>You have written a program that somebody else used</li></ul><p>Skills</p><ul><li>Rust</li></ul>",
  "identifier": { "@type": "PropertyValue", "name": "Pellworth", "value": "0192a0de-1111-7abc-8def-0123456789ab" },
  "url": "https://assay.example/companies/0192a0de-1111-7abc-8def-0123456789ac/roles/0192a0de-1111-7abc-8def-0123456789ab",
  "datePosted": "2026-11-23",
  "validThrough": "2026-12-23T23:59:59Z",
  "hiringOrganization": { "@type": "Organization", "name": "Pellworth" },
  "directApply": true,
  "employmentType": "INTERN",
  "totalJobOpenings": 2,
  "workHours": "40 hours per week",
  "baseSalary": {
    "@type": "MonetaryAmount",
    "currency": "EUR",
    "value": { "@type": "QuantitativeValue", "minValue": 1200, "maxValue": 1500, "unitText": "MONTH" }
  },
  "jobLocation": {
    "@type": "Place",
    "address": { "@type": "PostalAddress", "addressLocality": "Lisbon", "addressCountry": "PT" }
  }
};
