-- Tells every server that an account was locked or its sign-ins were ended, whoever did it, so that
-- sockets which are open end too. The channel is that of live changes.

create function announce_account() returns trigger language plpgsql as $$
begin
  perform pg_notify('assay_live', 'user:' || new.id);
  return null;
end
$$;
create trigger users_announce after update of disabled_at, tokens_valid_after on users
  for each row
  when (old.disabled_at is distinct from new.disabled_at
    or old.tokens_valid_after is distinct from new.tokens_valid_after)
  execute function announce_account();
