-- Shoppers: accounts, sessions, codes and devices. Tables of a shopper have `user_id` as the first column of their primary
-- key, so that they can be partitioned by shopper.

-- Pieces of a text by which a GIN index finds any part of it: four digits, three letters of an alphabet, and one or two
-- characters of scripts without spaces or with short words (Thai, Chinese, Japanese, Korean). All pieces of a part are pieces
-- of the text. Trigrams of pg_trgm have no letters outside of ASCII in a database with the locale C.
-- A loop, because a purchase indexes its order: as a query it takes five times as long.
create function find_pieces(part text) returns text[] language plpgsql immutable parallel safe as $$
declare
  word text;
  size int;
  pieces text[] := '{}';
begin
  foreach word in array string_to_array(part, ' ') loop
    size := length(word);
    for at in 1..size loop
      if ascii(substr(word, at, 1)) >= 3584 then
        pieces := pieces || substr(word, at, 1);
        if at < size then
          pieces := pieces || substr(word, at, 2);
        end if;
      elsif at + 2 <= size then
        if translate(substr(word, at, 3), '0123456789', '') <> '' then
          pieces := pieces || substr(word, at, 3);
        elsif at + 3 <= size and translate(substr(word, at + 3, 1), '0123456789', '') = '' then
          pieces := pieces || substr(word, at, 4);
        end if;
      end if;
    end loop;
  end loop;
  return pieces;
end $$;

-- A name or number as it is searched: lower case, without spaces, so that "Li Wei" is found by "liwei".
create function find_bare(name text) returns text language sql immutable parallel safe
  return regexp_replace(lower(normalize(name, nfkc)), '\s', '', 'g');

-- The text in which a shopper is searched: address, name in both orders, and the digits of the mobile number.
create function shopper_find_text(account text, family_name text, given_name text, mobile text) returns text
  language sql immutable parallel safe
  return account || ' ' || find_bare(family_name || given_name || family_name) || ' '
    || coalesce(regexp_replace(mobile, '\D', '', 'g'), '');

-- One row per shopper. The row of a deleted account stays, without personal data, because the ledger refers to it.
create table user_account (
  user_id uuid primary key default uuidv7(),
  account text not null unique check (account = lower(account)),
  -- Empty for a customer of the shop's former system who has not set a password yet, and for a deleted account. No password
  -- matches it.
  password_hash text not null,
  password_changed_at timestamptz not null default now(),
  family_name text not null,
  given_name text not null,
  mobile text,
  avatar_id uuid,
  language text not null default default_language(),
  -- Whether the shopper chose the language. Otherwise it is the language of the registration's page, which must not
  -- replace the language of another browser.
  is_language_chosen boolean not null default false,
  -- Whether the account was created by the demo. Production refuses a database that holds demo accounts.
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  blocked_at timestamptz,
  deleted_at timestamptz,
  -- When the shopper last entered a code that was mailed to `account`. If null, withdrawals and promo codes ask for a
  -- code once.
  email_verified_at timestamptz,
  -- When the mail server rejected the address as unknown. Until the shopper enters a code that was mailed to the address,
  -- or changes it, nothing about notices is mailed.
  mail_refused_at timestamptz
);
-- The operators' desk searches by the beginning of an address, and by parts of names, addresses and mobile numbers. The first
-- index uses byte order, because indexes in other orders do not support searching by a prefix.
create index user_account_by_address on user_account (account collate "C") where deleted_at is null;
create index user_account_by_part on user_account
  using gin (find_pieces(shopper_find_text(account, family_name, given_name, mobile))) where deleted_at is null;
-- Files of customers are compared with the numbers of all shoppers.
create index user_account_by_mobile on user_account (mobile) where mobile is not null and deleted_at is null;
create index user_account_by_time on user_account (created_at) where deleted_at is null;
create index user_account_blocked on user_account (blocked_at) where blocked_at is not null and deleted_at is null;
create index user_account_blocked_by_address on user_account (account collate "C")
  where blocked_at is not null and deleted_at is null;

-- Refuses new rows of a deleted account. The deletion locks the account FOR UPDATE: an insert at the same moment waits
-- here and then reads the deleted row, and rows inserted before are seen by the deletion.
create function refuse_deleted_account() returns trigger language plpgsql as $$
declare
  gone timestamptz;
begin
  select deleted_at into gone from user_account where user_id = new.user_id for key share;
  if gone is not null then
    raise exception 'the account is deleted' using errcode = 'AC001';
  end if;
  return new;
end $$;
-- A concurrent update, such as a change of the name, must not restore the personal data of a deleted account.
create trigger deleted_account_stays before update on user_account
  for each row when (old.deleted_at is not null) execute function refuse_deleted_account();

-- One row per open session of a shopper.
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
create index session_by_expiry on session (expires_at);
create trigger of_no_deleted_account before insert on session
  for each row execute function refuse_deleted_account();

-- Closes the event streams of an ended session, on every server.
create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_end', json_build_object('user_id', old.user_id, 'session_id', old.session_id)::text);
  return null;
end $$;
create trigger session_ended after delete on session for each row execute function announce_session_end();

-- One row per ticket that opens one stream of live events: a browser cannot send the session's token with this request.
create table event_ticket (
  ticket_hash bytea primary key,
  session_id uuid not null references session (session_id) on delete cascade,
  expires_at timestamptz not null
);
create index event_ticket_by_session on event_ticket (session_id);
create index event_ticket_by_end on event_ticket (expires_at);

-- One row per browser that signed in to an account. Wrong passwords of strangers do not lock these browsers out.
create table known_device (
  user_id uuid not null references user_account,
  device_hash bytea not null,
  last_used_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);
create index known_device_by_hash on known_device (device_hash);
create index known_device_by_age on known_device (last_used_at);
create trigger of_no_deleted_account before insert on known_device
  for each row execute function refuse_deleted_account();

-- One row per request for a mailed code. Each request has its own code and five tries: a stranger can neither replace nor
-- use up the owner's code.
create table one_time_code (
  request_hash bytea primary key,
  account text not null,
  purpose text not null check (purpose in ('password', 'payment_code', 'login', 'email', 'verify')),
  mac bytea not null,
  wrong_tries int not null default 0,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index one_time_code_by_account on one_time_code (account, purpose);
create index one_time_code_by_end on one_time_code (expires_at);

-- One row per shopper with a payment code. Parallel guesses wait for the lock of this row.
create table payment_code (
  user_id uuid primary key references user_account,
  mac bytea not null,
  key_id text not null,
  -- The number of digits, so that the keypad can submit the code with its last digit. Null for a code that was set
  -- without it, until its next correct use.
  code_length smallint check (code_length between 6 and 20),
  wrong_tries int not null default 0,
  locked_until timestamptz,
  must_reset boolean not null default false,
  set_at timestamptz not null default now(),
  -- Whether the account is blocked. Payments and withdrawals lock this row, so they see a block that was just committed.
  is_blocked boolean not null default false
);
create trigger of_no_deleted_account before insert on payment_code
  for each row execute function refuse_deleted_account();

-- One row per sign-in or change of an account, with the network address. Shown to the shopper.
create table security_event (
  user_id uuid not null references user_account,
  event_id uuid not null default uuidv7(),
  event text not null,
  ip text,
  created_at timestamptz not null default now(),
  primary key (user_id, event_id)
);
create index security_event_by_age on security_event (created_at);
create trigger of_no_deleted_account before insert on security_event
  for each row execute function refuse_deleted_account();

-- One row per block of an account. An account has at most one open block.
create table shopper_block (
  user_id uuid not null references user_account,
  block_id uuid not null default uuidv7(),
  reason text not null,
  blocked_by uuid not null references operator,
  blocked_at timestamptz not null default now(),
  lift_reason text,
  lifted_by uuid references operator,
  lifted_at timestamptz,
  primary key (user_id, block_id),
  check (num_nulls(lift_reason, lifted_by, lifted_at) in (0, 3))
);
create unique index shopper_block_open on shopper_block (user_id) where lifted_at is null;
create trigger of_no_deleted_account before insert on shopper_block
  for each row execute function refuse_deleted_account();

-- One row per call with an Idempotency-Key: its first reply. `body_mac` is an HMAC under a server key, because a plain
-- hash of a payment's body would leak the payment code.
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
create trigger of_no_deleted_account before insert on keyed_call
  for each row execute function refuse_deleted_account();

-- One row per customer of the shop's former system who was taken over and has not set a password yet. The link of the mail
-- contains a mailed code.
create table invitation (
  user_id uuid primary key references user_account,
  -- When the mail is due; null if none is.
  due_at timestamptz,
  sent_at timestamptz,
  expires_at timestamptz
);
create index invitation_due on invitation (due_at) where due_at is not null;
create trigger of_no_deleted_account before insert on invitation
  for each row execute function refuse_deleted_account();

-- One row per shopper of whom the former system knew whether they agreed to get news by mail.
create table news_consent (
  user_id uuid primary key references user_account,
  agreed boolean not null,
  source text not null check (source in ('imported')),
  -- When the shopper agreed, as the file says; otherwise when the file was applied.
  agreed_at timestamptz not null
);
create trigger of_no_deleted_account before insert on news_consent
  for each row execute function refuse_deleted_account();
