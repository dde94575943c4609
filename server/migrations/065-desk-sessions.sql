-- Sessions of the desk are held in a cookie from now on. Those that scripts could read end.
delete from operator_session;
alter table operator_session
  add column session_id uuid not null default uuidv7() unique,
  add column device text not null default '',
  -- Moved forward at most once a minute.
  add column last_used_at timestamptz not null default now(),
  -- The password was right, and what comes next is awaited: the second factor, a password of the operator's own, or that
  -- a second factor is set up.
  add column awaits text check (awaits in ('second_factor', 'new_password', 'setup')),
  -- Until then one act is allowed that asks for a fresh code of the second factor.
  add column fresh_until timestamptz;
create index operator_session_of_operator on operator_session (operator_id);
-- An owner made the password: the operator replaces it before anything else.
alter table operator add column password_is_initial boolean not null default false;
insert into time_limit (name, duration) values
  -- Without a call for so long, a session of the desk ends.
  ('operator_idle', '30 minutes'),
  -- So long may the second step of signing in take.
  ('operator_entering', '10 minutes'),
  ('operator_fresh_code', '5 minutes'),
  -- After too many wrong codes.
  ('operator_code_lock', '15 minutes');

-- The second factor: a secret shared with the operator's device, encrypted under the server's key.
create table operator_totp (
  operator_id uuid primary key references operator,
  secret bytea,
  confirmed_at timestamptz,
  -- Shown to the operator, but not proven by a code yet; until then the old one counts.
  pending_secret bytea,
  -- The newest 30 seconds whose code was accepted: it is accepted once.
  last_step bigint not null default 0,
  wrong_codes int not null default 0,
  locked_until timestamptz,
  check ((secret is null) = (confirmed_at is null))
);

-- A code each for when the device is lost: its MAC under the server's key.
create table operator_recovery_code (
  operator_id uuid not null references operator,
  code_mac bytea not null,
  used_at timestamptz,
  primary key (operator_id, code_mac)
);
