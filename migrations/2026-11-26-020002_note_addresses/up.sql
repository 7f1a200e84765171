-- From how many networks an attempt was worked at. No address is stored.

alter table attempt_leases add column address_key bytea
  constraint attempt_leases_address_key check (octet_length(address_key) = 32);
comment on column attempt_leases.address_key is
  'hides the networks of attempt_addresses; removed once the attempt is examined';

create table attempt_addresses (
  attempt_id uuid not null
    constraint attempt_addresses_attempt references attempts (id) on delete cascade,
  number integer not null,
  hash bytea not null,
  country text,
  at_once boolean not null,
  seen_at timestamptz not null,
  constraint attempt_addresses_pkey primary key (attempt_id, number),
  constraint attempt_addresses_number check (number between 1 and 200),
  constraint attempt_addresses_hash check (octet_length(hash) = 16),
  constraint attempt_addresses_country check (country ~ '^[A-Z]{2}$')
);
comment on table attempt_addresses is
  'one row whenever the network of the tab that writes is another than before';
comment on column attempt_addresses.at_once is
  'the tab took over while another one was connected';
