-- Partners, whom they brought, and the codes that say so.

create table partners (
  user_id uuid not null constraint partners_user references users (id) on delete restrict,
  kind text not null,
  organisation text not null,
  state text not null default 'active',
  version integer not null default 1,
  next_number integer not null default 1,
  since timestamptz not null,
  changed_at timestamptz not null,
  constraint partners_pkey primary key (user_id),
  constraint partners_kind check (kind in ('university', 'bootcamp', 'ambassador')),
  constraint partners_organisation_length check (char_length(organisation) between 1 and 200),
  constraint partners_state check (state in ('active', 'suspended')),
  constraint partners_version check (version >= 1),
  constraint partners_next_number check (next_number >= 1)
);
comment on column partners.next_number is
  'what the next person they bring is called where their name is not shown';
create index partners_newest on partners (since desc, user_id desc);
create trigger partners_transition before update of state on partners
  for each row execute function check_transition('active>suspended', 'suspended>active');

create table partner_terms (
  id uuid not null,
  partner_id uuid not null
    constraint partner_terms_partner references partners (user_id) on delete restrict,
  effective_from date not null,
  basis text not null,
  currency text not null,
  amount bigint,
  rate_bp integer,
  cap bigint,
  window_days integer not null,
  made_by uuid constraint partner_terms_made_by references users (id) on delete set null,
  made_at timestamptz not null,
  constraint partner_terms_pkey primary key (id),
  constraint partner_terms_basis check (basis in ('per_placement', 'share_of_payments')),
  constraint partner_terms_currency check (currency ~ '^[A-Z]{3}$'),
  constraint partner_terms_what check (
    (basis = 'per_placement') = (amount is not null)
    and (basis = 'share_of_payments') = (rate_bp is not null)
    and (cap is null or basis = 'share_of_payments')),
  constraint partner_terms_amount check (amount between 1 and 100000000),
  constraint partner_terms_rate check (rate_bp between 1 and 5000),
  constraint partner_terms_cap check (cap between 1 and 1000000000),
  constraint partner_terms_window check (window_days between 1 and 730)
);
create index partner_terms_of_partner on partner_terms (partner_id, effective_from, made_at);
create index partner_terms_made_by on partner_terms (made_by);
create trigger partner_terms_fixed
  before update of id, partner_id, effective_from, basis, currency, amount, rate_bp, cap,
    window_days, made_at on partner_terms
  for each row execute function refuse_change();
create trigger partner_terms_stay before delete on partner_terms
  for each row execute function refuse_change();

create table partner_attributions (
  user_id uuid not null
    constraint partner_attributions_user references users (id) on delete restrict,
  partner_id uuid not null
    constraint partner_attributions_partner references partners (user_id) on delete restrict,
  number integer not null,
  code text not null,
  brought_at timestamptz not null,
  credit_until timestamptz,
  flag text not null default 'none',
  shows_name boolean not null default false,
  version integer not null default 1,
  constraint partner_attributions_pkey primary key (user_id),
  constraint partner_attributions_number unique (partner_id, number),
  constraint partner_attributions_not_own check (partner_id <> user_id),
  constraint partner_attributions_code check (code ~ '^[A-Za-z0-9-]{3,50}$'),
  constraint partner_attributions_flag check (flag in ('none', 'same_domain', 'cleared')),
  constraint partner_attributions_version check (version >= 1)
);
comment on column partner_attributions.credit_until is
  'until when what they do earns the partner a commission; null where it never does';
create index partner_attributions_newest
  on partner_attributions (partner_id, brought_at desc, user_id desc);
create trigger partner_attributions_first
  before update of user_id, partner_id, number, code, brought_at on partner_attributions
  for each row execute function refuse_change();

create table referral_past_codes (
  code_folded text not null,
  user_id uuid not null
    constraint referral_past_codes_user references users (id) on delete cascade,
  replaced_at timestamptz not null,
  counts_until timestamptz not null,
  constraint referral_past_codes_pkey primary key (code_folded),
  constraint referral_past_codes_form check (code_folded ~ '^[a-z0-9-]{3,50}$'),
  constraint referral_past_codes_until check (counts_until > replaced_at)
);
create index referral_past_codes_user_id on referral_past_codes (user_id);

create table referral_clicks (
  user_id uuid not null constraint referral_clicks_user references users (id) on delete cascade,
  code_folded text not null,
  day date not null,
  clicks integer not null,
  constraint referral_clicks_pkey primary key (user_id, code_folded, day),
  constraint referral_clicks_form check (code_folded ~ '^[a-z0-9-]{3,50}$'),
  constraint referral_clicks_clicks check (clicks >= 1)
);
comment on table referral_clicks is
  'how often a link with a code was opened on a day; nothing says by whom';

-- Who is a partner today, and whom they have brought.
insert into partners (user_id, kind, organisation, since, changed_at)
select u.id, coalesce(a.kind, 'ambassador'), coalesce(a.organisation, nullif(u.display_name, ''),
         'Partner'), coalesce(a.changed_at, u.created_at), now()
from users u left join partner_applications a on a.user_id = u.id and a.state = 'approved'
where u.kind = 'partner';

insert into partner_attributions (user_id, partner_id, number, code, brought_at, credit_until)
select r.user_id, p.user_id,
       row_number() over (partition by p.user_id order by r.referred_at, r.user_id),
       own.code, r.referred_at, r.referred_at + interval '90 days'
from referral_accounts r
join partners p on p.user_id = r.referrer_id
join referral_accounts own on own.user_id = p.user_id
where own.code is not null and r.referred_at is not null;

update partners p set next_number = 1 + (select count(*) from partner_attributions a
  where a.partner_id = p.user_id);
