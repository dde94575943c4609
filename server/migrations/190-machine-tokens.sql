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

-- The tokens end with the right to make them, whatever changes the operator: unblocking does not bring them back.
create function revoke_tokens_of_maker() returns trigger language plpgsql as $$
begin
  update machine_token set revoked_at = now() where made_by = new.operator_id and revoked_at is null;
  return null;
end $$;
create trigger tokens_of_maker after update of roles, blocked_at on operator
  for each row when (new.blocked_at is not null or not 'owner' = any (new.roles)) execute function revoke_tokens_of_maker();
