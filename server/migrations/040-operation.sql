-- Operation of the servers: rate limits, failed background work and backups.

-- One row per counted key, such as failed log-ins of an address. The counters are in the database, so that all servers
-- share the counts. The columns are those of rate-limiter-flexible.
create table rate_limit_counter (
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
  -- Code and message of the error, without values of the row, and the time since which the work fails for it.
  reason text not null,
  reason_since timestamptz not null default now(),
  first_failed_at timestamptz not null default now(),
  last_failed_at timestamptz not null default now(),
  primary key (worker, item)
);

-- One row per finished backup, inserted by the backup script (docs/operations.md).
create table backup_record (
  finished_at timestamptz not null default now() primary key,
  note text
);
