-- An account that is merged into another one says into which, for good. Nobody signs in to it.
alter table users
  add column merged_into uuid
    constraint users_merged_into references users (id) on delete restrict,
  add column merged_at timestamptz,
  add constraint users_merged check ((merged_into is null) = (merged_at is null)),
  add constraint users_merged_into_another check (merged_into <> id),
  add constraint users_merged_are_locked
    check (merged_into is null or disabled_at is not null or erased_at is not null);
create index users_merged_into on users (merged_into);
create index users_merged_at on users (merged_at) where merged_at is not null;

-- What may be the same person: the name without regard to case and spaces, the mailbox without its aliases.
create function plain_name(shown text) returns text
language sql immutable strict parallel safe as $$
  select lower(regexp_replace(btrim(shown), '\s+', ' ', 'g'));
$$;
create function mailbox_of(address text) returns text
language sql immutable strict parallel safe as $$
  select case
    when split_part(address, '@', 2) in ('gmail.com', 'googlemail.com')
      then replace(split_part(split_part(address, '@', 1), '+', 1), '.', '') || '@gmail.com'
    else split_part(split_part(address, '@', 1), '+', 1) || '@' || split_part(address, '@', 2)
  end;
$$;
create index users_plain_name on users (plain_name(display_name))
  where kind = 'candidate' and erased_at is null;
create index users_mailbox on users (mailbox_of(email))
  where kind = 'candidate' and erased_at is null;

-- Whose an attempt or a submission is never changes, but to the account that its account is merged into.
create function refuse_other_person() returns trigger language plpgsql as $$
begin
  if new.user_id is distinct from old.user_id and not exists (
      select from users where id = old.user_id and merged_into = new.user_id) then
    raise exception '% of % is refused: its person never changes', lower(tg_op), tg_table_name
      using errcode = 'restrict_violation', constraint = tg_table_name || '_immutable';
  end if;
  return new;
end
$$;
drop trigger attempts_immutable on attempts;
create trigger attempts_immutable
  before update of invitation_id, assessment_id, consent_at, consent_text_version, started_at
  on attempts
  for each row execute function refuse_change();
create trigger attempts_person before update of user_id on attempts
  for each row execute function refuse_other_person();
drop trigger submissions_immutable on submissions;
create trigger submissions_immutable
  before update of problem_version_id, attempt_id, task_id, kind, origin, language, created_at
  on submissions
  for each row execute function refuse_change();
create trigger submissions_person before update of user_id on submissions
  for each row execute function refuse_other_person();

create function selfid.merge(of_user uuid, into_user uuid) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update selfid.answers a set user_id = into_user
    where a.user_id = of_user
      and not exists (select from selfid.answers b where b.user_id = into_user);
  if found then
    return 'moved';
  end if;
  delete from selfid.answers a where a.user_id = of_user and of_user <> into_user;
  return case when found then 'dropped' end;
end $$;
comment on function selfid.merge is
  'gives what a person said in one account to their other one, which keeps what it has; says what became of it';
alter function selfid.merge owner to assay_selfid;
revoke all on function selfid.merge(uuid, uuid) from public;
grant execute on function selfid.merge(uuid, uuid) to assay_app;
