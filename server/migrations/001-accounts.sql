-- Shoppers, operators, their sessions and secrets. Rows that belong to a shopper lead with user_id, so that the
-- tables can one day be spread by shopper.

create table user_account (
  user_id uuid primary key default uuidv7(),
  account text not null unique check (account = lower(account)),
  password_hash text not null,
  password_changed_at timestamptz not null default now(),
  family_name text not null,
  given_name text not null,
  mobile text,
  avatar_id uuid,
  language text not null default 'zh-CN',
  -- Accounts of the demo shop: production refuses a database that holds one.
  is_demo boolean not null default false,
  blocked_at timestamptz,
  created_at timestamptz not null default now()
);

create table session (
  token_hash bytea primary key,
  session_id uuid not null unique default uuidv7(),
  user_id uuid not null references user_account,
  device text not null,
  ip text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_by_user on session (user_id);

-- One row a shopper: its lock is where parallel guesses queue.
create table payment_code (
  user_id uuid primary key references user_account,
  mac bytea not null,
  key_id text not null,
  wrong_tries int not null default 0,
  locked_until timestamptz,
  must_reset boolean not null default false,
  set_at timestamptz not null default now()
);

create table one_time_code (
  account text not null,
  purpose text not null check (purpose in ('password', 'payment_code', 'email')),
  mac bytea not null,
  wrong_tries int not null default 0,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (account, purpose)
);

create table security_event (
  user_id uuid not null references user_account,
  event_id uuid not null default uuidv7(),
  event text not null,
  ip text,
  created_at timestamptz not null default now(),
  primary key (user_id, event_id)
);

create table operator (
  operator_id uuid primary key default uuidv7(),
  account text not null unique check (account = lower(account)),
  password_hash text not null,
  is_demo boolean not null default false,
  blocked_at timestamptz,
  created_at timestamptz not null default now()
);

create table operator_session (
  token_hash bytea primary key,
  operator_id uuid not null references operator,
  ip text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- What operators did: only ever added to.
create table desk_log (
  log_id uuid primary key default uuidv7(),
  operator_id uuid not null references operator,
  action text not null,
  ref_type text not null,
  ref_id text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger desk_log_is_append_only before update or delete or truncate on desk_log
  for each statement execute function refuse_change();

-- The first answer to each keyed call, stored for a day. body_mac is an HMAC under a server key: a plain hash of
-- the body of a payment would leak the payment code.
create table keyed_call (
  user_id uuid not null references user_account,
  key uuid not null,
  call text not null,
  body_mac bytea not null,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index keyed_call_by_age on keyed_call (created_at);

create table uploaded_file (
  user_id uuid not null references user_account,
  file_id uuid not null default uuidv7(),
  purpose text not null check (purpose in ('avatar', 'evidence', 'review', 'refund', 'chat')),
  file_name text not null unique,
  width int not null,
  height int not null,
  bytes int not null,
  -- A picture is accepted once: what it was used for.
  used_by text,
  created_at timestamptz not null default now(),
  primary key (user_id, file_id)
);
create index uploaded_file_by_id on uploaded_file (file_id);

-- Failed log-ins, registrations, uploads: counted here so that every server counts the same (rate-limiter-flexible's columns).
create table flood_counter (
  key text primary key,
  points int not null default 0,
  expire bigint
);

-- Time-outs are data: SQL compares them with now(), tests shorten them.
create table time_limit (
  name text primary key,
  duration interval not null check (duration > interval '0')
);
insert into time_limit (name, duration) values
  ('session', '3 days'),
  ('operator_session', '12 hours'),
  ('payment_code_lock', '30 minutes'),
  ('one_time_code', '10 minutes'),
  ('one_time_code_pause', '1 minute'),
  ('order_expiry', '30 minutes'),
  ('order_auto_confirm', '14 days'),
  ('order_auto_complete', '7 days'),
  ('keyed_call', '24 hours');

create table amount_limit (
  name text primary key,
  amount_cents bigint not null check (amount_cents >= 0)
);
insert into amount_limit (name, amount_cents) values
  ('recharge_minimum', 1000),
  ('recharge_maximum', 5000000),
  ('extract_minimum', 1000),
  ('extract_maximum', 5000000),
  ('extract_bank_fixed', 300),
  ('extract_chain_fixed', 100),
  -- Above this, per shopper and day, a second operator must agree to a recharge.
  ('recharge_second_operator', 1000000);

create function time_limit(limit_name text) returns interval language sql stable as $$
  select duration from time_limit where name = limit_name
$$;
