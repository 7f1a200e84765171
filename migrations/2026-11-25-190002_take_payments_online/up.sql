-- Invoices that are paid at a payment provider, and which of the provider's events were handled.

create table checkouts (
  id uuid not null,
  invoice_id uuid not null
    constraint checkouts_invoice references invoices (id) on delete restrict,
  session text not null,
  url text,
  amount bigint not null,
  expires_at timestamptz,
  settled bigint not null default 0,
  payment_id uuid constraint checkouts_payment references payments (id) on delete restrict,
  created_by uuid constraint checkouts_created_by references users (id) on delete set null,
  created_at timestamptz not null,
  constraint checkouts_pkey primary key (id),
  constraint checkouts_session_once unique (session),
  constraint checkouts_session_length check (char_length(session) between 1 and 255),
  constraint checkouts_url_length check (char_length(url) between 1 and 2000),
  constraint checkouts_amount check (amount > 0),
  constraint checkouts_settled check (settled >= 0 and (settled > 0) = (payment_id is not null))
);
create index checkouts_invoice on checkouts (invoice_id, created_at);
create index checkouts_payment on checkouts (payment_id);
create index checkouts_created_by on checkouts (created_by);

create table provider_events (
  id text not null,
  kind text not null,
  received_at timestamptz not null,
  constraint provider_events_pkey primary key (id),
  constraint provider_events_id_length check (char_length(id) between 1 and 255),
  constraint provider_events_kind_length check (char_length(kind) between 1 and 255)
);
