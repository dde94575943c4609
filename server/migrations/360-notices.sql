-- Notices to shoppers, and where they are sent.

-- One row per notice. Its text is made in the reader's language when it is read.
create table notice (
  user_id uuid not null references user_account,
  -- Ids grow with time: lists page by them.
  notice_id uuid not null default uuidv7(),
  topic text not null check (topic in ('order', 'wallet', 'service', 'security', 'favourite')),
  kind text not null,
  -- The order, recharge, withdrawal, message or product.
  ref_id text not null,
  details jsonb not null default '{}',
  -- The event that the notice is about. A listener may run twice for an event, and writes one notice. Null for notices
  -- about mails and about favourites.
  event_id bigint unique,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (user_id, notice_id)
);
create index notice_by_topic on notice (user_id, topic, notice_id);
create index notice_unread on notice (user_id, topic) where read_at is null;
-- Limits: one notice per product and week, ten per shopper and day.
create index notice_of_favourites on notice (user_id, created_at) where topic = 'favourite';
create index notice_by_age on notice (created_at);
create trigger of_no_deleted_account before insert on notice
  for each row execute function refuse_deleted_account();

-- One row per topic of notices for which a shopper chose where they are sent. Without a row they are shown in the app,
-- mailed, and pushed to the browsers in which the shopper turned push messages on. Notices about orders, money and the
-- security of the account, and answers of customer service, are always shown in the app.
create table notice_choice (
  user_id uuid not null references user_account,
  topic text not null check (topic in ('order', 'wallet', 'service', 'security', 'favourite')),
  in_app boolean not null default true,
  by_mail boolean not null default true,
  by_push boolean not null default true,
  primary key (user_id, topic),
  check (in_app or topic = 'favourite')
);
create trigger of_no_deleted_account before insert on notice_choice
  for each row execute function refuse_deleted_account();

-- One row per mail that is later than usual: the mail server accepts no mails, or no server sends them. Mails of notices
-- that the mail server rejects are retried for days, often because of a single recipient, so they do not count.
create view late_mail as
  select added_at as created_at from job where task = 'mail' and dead_at is null
  union all
  select added_at from job where task = 'notice_mail' and priority in (0, 1) and run_at < now() - interval '10 minutes';

-- One row per session whose browser gets push messages. It ends with the session. The endpoint is the browser's address at
-- its push service; only that browser can decrypt what is encrypted with `p256dh` and `auth`.
create table push_subscription (
  session_id uuid primary key references session (session_id) on delete cascade,
  user_id uuid not null references user_account,
  endpoint text not null unique,
  -- The push service. One that gives no reply delays only its own messages.
  host text not null generated always as (split_part(endpoint, '/', 3)) stored,
  p256dh text not null,
  auth text not null,
  made_at timestamptz not null default now()
);
create index push_subscription_by_user on push_subscription (user_id, made_at);
create trigger of_no_deleted_account before insert on push_subscription
  for each row execute function refuse_deleted_account();
