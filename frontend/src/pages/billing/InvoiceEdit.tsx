import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { StaffInvoice } from '@/api/words/invoices';
import { paths, to } from '@/facts/paths';
import { invoiceQuery } from '@/features/billing/api';
import { emptyForm, quantityWords, typedOf, type Typed } from '@/features/billing/rules';
import { StaffOnly } from '@/features/billing/StaffOnly';
import { text } from '@/features/billing/text';
import { InvoiceEditor } from '@/features/billing/writing/InvoiceEditor';
import { EmptyState } from '@/ui/EmptyState';
import { Loaded } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

const words = text.form;

/** What a draft says, as it would have been typed. */
function typedFrom({ invoice, lines }: StaffInvoice): Typed {
  return {
    company: { id: invoice.company_id, name: invoice.company_name },
    currency: invoice.currency,
    terms: invoice.terms_days === 30 ? '30' : '14',
    from: invoice.period_from,
    to: invoice.period_to,
    po: invoice.po_reference ?? '',
    notes: invoice.notes ?? '',
    discount: String(invoice.discount_milli / 1000),
    taxBy: invoice.tax_by,
    // The lines of the discount follow from the others.
    lines: lines
      .filter(({ is_discount }) => !is_discount)
      .map((line, key) => ({
        key,
        text: line.text,
        quantity: quantityWords(line.quantity_milli).replaceAll(',', ''),
        price: typedOf(line.unit_price, invoice.currency),
        rate: String(line.tax_milli / 1000),
      })),
  };
}

function Editing({ id }: { id: string }) {
  const query = useQuery(invoiceQuery(id));
  const navigate = useNavigate();
  const address = to(paths.invoice, { invoiceId: id });
  return (
    <Loaded query={query} failed={text.loadFailed}>
      {(sheet) =>
        sheet.invoice.state === 'draft' ? (
          <InvoiceEditor
            key={id}
            draft={sheet.invoice}
            start={typedFrom(sheet)}
            onSaved={() => void navigate(address)}
          />
        ) : (
          <EmptyState action={<Link to={address}>{text.sheet.invoice}</Link>}>
            {words.issued}
          </EmptyState>
        )
      }
    </Loaded>
  );
}

/** A new invoice, or a draft that is changed. */
export default function InvoiceEdit() {
  const { invoiceId } = useParams();
  const navigate = useNavigate();
  const title = invoiceId === undefined ? words.newTitle : words.editTitle;
  usePageTitle(title);
  return (
    <StaffOnly>
      <PageHeader
        above={<Link to={paths.billingDashboard}>{text.sheet.back}</Link>}
        title={title}
        lead={words.lead}
      />
      {invoiceId === undefined ? (
        <InvoiceEditor
          draft={null}
          start={emptyForm()}
          onSaved={({ invoice }) =>
            void navigate(to(paths.invoice, { invoiceId: invoice.id }), { replace: true })
          }
        />
      ) : (
        <Editing id={invoiceId} />
      )}
    </StaffOnly>
  );
}
