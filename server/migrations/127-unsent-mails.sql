-- Mails that the mail server did not take. They are sent when it answers again, or deleted when they are outdated.
create table unsent_mail (
  mail_id uuid primary key default uuidv7(),
  -- The whole mail, encrypted under SAMPAN_KEY: it holds an address and perhaps a code.
  sealed bytea not null,
  tries int not null default 1,
  created_at timestamptz not null default now(),
  next_try_at timestamptz not null default now() + interval '15 seconds',
  -- A code that is not valid any more is not sent.
  expires_at timestamptz not null
);
create index unsent_mail_by_try on unsent_mail (next_try_at);
