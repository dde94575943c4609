-- A token of a program, such as a cron job: it makes a few calls of the desk in the name of the owner who made it.
create table machine_token (
  token_id uuid primary key default uuidv7(),
  -- SHA-256 of 256 random bits: the token itself is shown once.
  token_hash bytea not null unique,
  name text not null check (name <> ''),
  rights text[] not null check (cardinality(rights) > 0),
  made_by uuid not null references operator,
  made_at timestamptz not null default now(),
  expires_at timestamptz,
  -- Moved forward at most once a minute.
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index machine_token_of_maker on machine_token (made_by) where revoked_at is null;

-- The tokens end with the right to make them, and when somebody else secures their maker's account: unblocking or a new
-- password does not bring them back.
create function revoke_tokens_of_maker() returns trigger language plpgsql as $$
begin
  update machine_token set revoked_at = now()
    where made_by = coalesce(new.operator_id, old.operator_id) and revoked_at is null;
  return null;
end $$;
create trigger tokens_of_maker after update of roles, blocked_at, password_is_initial on operator
  for each row when (new.blocked_at is not null or not 'owner' = any (new.roles) or new.password_is_initial)
  execute function revoke_tokens_of_maker();
create trigger tokens_of_reset_factor after delete on operator_totp
  for each row when (old.secret is not null) execute function revoke_tokens_of_maker();
