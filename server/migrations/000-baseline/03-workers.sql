-- Rate limits, failed background work, unsent mails and backups.

-- One row per counted key, such as failed log-ins of an address. The counters are in the database, so that all servers
-- share the counts. The columns are those of rate-limiter-flexible.
create table flood_counter (
  key text primary key,
  points int not null default 0,
  expire bigint
);

-- One row per item of background work that failed. It is retried with growing pauses, so that it does not block the items
-- behind it.
create table failed_work (
  -- The worker, such as 'order_complete', and the id of the row whose processing failed.
  worker text not null,
  item text not null,
  tries int not null default 1,
  next_try_at timestamptz not null,
  -- True after many failures in a row: the item is then retried only once a day.
  is_set_aside boolean not null default false,
  -- Code and message of the error, without values of the row.
  reason text not null,
  first_failed_at timestamptz not null default now(),
  last_failed_at timestamptz not null default now(),
  primary key (worker, item)
);

-- One row per mail that the mail server did not accept. It is retried until it is sent or expires.
create table unsent_mail (
  mail_id uuid primary key default uuidv7(),
  -- The whole mail, encrypted under SAMPAN_KEY: it holds an address and perhaps a code.
  sealed bytea not null,
  tries int not null default 1,
  created_at timestamptz not null default now(),
  next_try_at timestamptz not null default now() + interval '15 seconds',
  -- An unsent mail is deleted at this time. A mail with a code expires together with the code.
  expires_at timestamptz not null
);
create index unsent_mail_by_try on unsent_mail (next_try_at);

-- One row per finished backup, inserted by the backup script (docs/operations.md).
create table backup_record (
  finished_at timestamptz not null default now() primary key,
  note text
);
