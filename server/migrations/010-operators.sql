-- Operators: their sign-in, roles and terms, and the tokens of programs.

-- Refuses to change or delete the rows of a table. Tables with this trigger are append-only.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- One row per operator: a person who works at the operators' desk.
create table operator (
  operator_id uuid primary key default uuidv7(),
  account text not null unique check (account = lower(account)),
  name text not null default '',
  password_hash text not null,
  -- An owner chose the password. The operator has to replace it before doing anything.
  password_is_initial boolean not null default false,
  roles text[] not null default '{}'
    check (roles <@ '{owner,finance,fulfilment,catalogue,support}' and array_position(roles, null) is null),
  -- Whether the operator was created by the demo. Production refuses a database that holds demo operators.
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  -- Time of the last sign-in.
  signed_in_at timestamptz,
  blocked_at timestamptz,
  -- The language of the morning digest, a mail with the work that waits; null while it is off.
  digest_language text check (digest_language in ('en', 'zh-CN', 'ja', 'ko', 'th')),
  -- The last day of the shop's time zone on which the operator's digest was written, or nothing waited.
  digest_day date not null default '-infinity',
  -- The language of mails about new work, soon after it begins to wait; null while they are off.
  new_work_language text check (new_work_language in ('en', 'zh-CN', 'ja', 'ko', 'th')),
  -- Work that began to wait until then has been mailed.
  new_work_until timestamptz not null default '-infinity'
);

-- One row per open session of an operator. The browser holds the token in a cookie.
create table operator_session (
  token_hash bytea primary key,
  session_id uuid not null default uuidv7() unique,
  operator_id uuid not null references operator,
  ip text not null,
  device text not null default '',
  created_at timestamptz not null default now(),
  -- The time is updated at most once a minute.
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- The step of signing in that is still missing after the right password: the code of the second factor, a password
  -- that the operator chooses, or the setup of a second factor. Until this step is done, the session allows no other
  -- action.
  awaits text check (awaits in ('second_factor', 'new_password', 'setup')),
  -- Until this time, the session allows one action that needs a fresh code of the second factor.
  fresh_until timestamptz
);
create index operator_session_of_operator on operator_session (operator_id);

-- One row per operator with a second factor (TOTP): the secret shared with the operator's device, encrypted under the
-- server's key.
create table operator_totp (
  operator_id uuid primary key references operator,
  secret bytea,
  confirmed_at timestamptz,
  -- A new secret that was shown to the operator, but is not proven by a code yet. Until then the old secret is valid.
  pending_secret bytea,
  -- The newest 30-second step whose code was accepted. A code is accepted once.
  last_step bigint not null default 0,
  wrong_codes int not null default 0,
  locked_until timestamptz,
  check ((secret is null) = (confirmed_at is null))
);

-- One row per recovery code, for an operator who lost the device of the second factor. Only the MAC under the server's
-- key is stored.
create table operator_recovery_code (
  operator_id uuid not null references operator,
  code_mac bytea not null,
  used_at timestamptz,
  primary key (operator_id, code_mac)
);

-- One row per period in which an operator held a role, was not blocked and had chosen the password. A second operator
-- must have held the role for a while; otherwise an owner could create a second operator and approve a proposal with it
-- a minute later. Ended terms stay, so that an owner who removes the rights of the second operator does not count as
-- alone immediately.
create table operator_term (
  -- Logical replication needs a key to identify a row.
  term_id bigint generated always as identity primary key,
  operator_id uuid not null references operator,
  role text not null,
  since timestamptz not null default now(),
  until timestamptz,
  check (until >= since)
);
create unique index operator_term_now on operator_term (operator_id, role) where until is null;
create index operator_term_of_role on operator_term (role, until);

create function keep_operator_terms() returns trigger language plpgsql as $$
declare
  held text[] := case when new.blocked_at is null and not new.password_is_initial then new.roles else '{}' end;
begin
  update operator_term set until = greatest(since, now())
    where operator_id = new.operator_id and until is null and role <> all (held);
  insert into operator_term (operator_id, role) select new.operator_id, unnest(held)
    on conflict (operator_id, role) where until is null do nothing;
  return null;
end $$;
create trigger terms_of_operator after insert or update of roles, blocked_at, password_is_initial on operator
  for each row execute function keep_operator_terms();

-- Without the second factor, anybody who knows the password can sign in. Therefore removing the factor ends the
-- operator's current terms (operator_term) and starts new terms.
create function begin_operator_terms_anew() returns trigger language plpgsql as $$
begin
  update operator_term set until = greatest(since, now()) where operator_id = old.operator_id and until is null;
  insert into operator_term (operator_id, role) select operator_id, unnest(roles) from operator
    where operator_id = old.operator_id and blocked_at is null and not password_is_initial;
  return null;
end $$;
create trigger terms_without_factor after delete on operator_totp
  for each row when (old.secret is not null) execute function begin_operator_terms_anew();

-- One row per token of a program, such as a cron job. The program makes a few calls of the desk in the name of the owner
-- who made the token.
create table machine_token (
  token_id uuid primary key default uuidv7(),
  -- SHA-256 of 256 random bits. The token itself is shown once.
  token_hash bytea not null unique,
  name text not null check (name <> ''),
  rights text[] not null check (cardinality(rights) > 0),
  made_by uuid not null references operator,
  made_at timestamptz not null default now(),
  expires_at timestamptz,
  -- The time is updated at most once a minute.
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index machine_token_of_maker on machine_token (made_by) where revoked_at is null;

-- Revokes the tokens of an owner who loses that role or is blocked, or whose password or second factor another operator
-- resets. Unblocking or a new password does not restore them.
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
