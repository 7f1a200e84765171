-- A candidate is reminded once, before the time to answer a proposal is over.
alter table role_proposals add column reminded_at timestamptz;
