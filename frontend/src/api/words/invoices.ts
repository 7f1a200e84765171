// The wire's types of invoices.
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type BillingCompany = Schemas['BillingCompany'];
export type BillingFigures = Schemas['BillingFigures'];
export type CreditNote = Schemas['CreditNote'];
export type Invoice = Schemas['Invoice'];
export type InvoiceCurrency = Schemas['InvoiceCurrency'];
export type InvoiceFilter = Schemas['InvoiceFilter'];
export type InvoiceForm = Schemas['InvoiceForm'];
export type InvoicePage = Schemas['InvoicePage'];
export type InvoicePayment = Schemas['InvoicePayment'];
export type InvoicePreview = Schemas['InvoicePreview'];
export type InvoiceReminder = Schemas['InvoiceReminder'];
export type InvoiceSheet = Schemas['InvoiceSheet'];
export type InvoiceState = Schemas['InvoiceState'];
export type InvoiceTaxBy = Schemas['InvoiceTaxBy'];
export type NumberGap = Schemas['NumberGap'];
export type PaymentCover = Schemas['PaymentCover'];
export type PaymentMethod = Schemas['PaymentMethod'];
export type RecordPayment = Schemas['RecordPayment'];
export type StaffInvoice = Schemas['StaffInvoice'];
