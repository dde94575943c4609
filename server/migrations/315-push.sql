-- One row per session whose browser gets push messages. It ends with the session. The endpoint is the browser's address at
-- its push service; only that browser can decrypt what is encrypted with `p256dh` and `auth`.
create table push_subscription (
  session_id uuid primary key references session (session_id) on delete cascade,
  user_id uuid not null references user_account,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  made_at timestamptz not null default now()
);
create index push_subscription_by_user on push_subscription (user_id, made_at);
create trigger of_no_deleted_account before insert on push_subscription
  for each row execute function refuse_deleted_account();

-- One row per push message that is not sent yet: a notice for a browser. Inserted in the transaction of the notice, and
-- deleted when the push service has accepted the message.
create table notice_push (
  user_id uuid not null references user_account,
  push_id uuid not null default uuidv7(),
  notice_id uuid not null,
  -- The subscription's session. There is no foreign key, so that a log-out and an event do not wait for each other.
  session_id uuid not null,
  tries int not null default 0,
  created_at timestamptz not null default now(),
  -- The next attempt. While a server sends the message, this is the time after which another server may send it.
  next_try_at timestamptz not null default now(),
  primary key (user_id, push_id)
);
create index notice_push_by_try on notice_push (next_try_at);
create trigger of_no_deleted_account before insert on notice_push
  for each row execute function refuse_deleted_account();

-- Without a row, notices are pushed to the browsers in which the shopper turned push messages on.
alter table notice_choice add column by_push boolean not null default true;
