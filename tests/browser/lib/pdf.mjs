/** A small PDF document. */
export function pdf() {
  const body = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'
  return Buffer.from(`${body}xref\n0 1\ntrailer\n<< >>\nstartxref\n${body.length}\n%%EOF\n`)
}
