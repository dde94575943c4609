-- Operation of the servers: rate limits, failed background work and backups.

-- One row per counted key, such as failed log-ins of an address. The counters are in the database, so that all servers
-- share the counts. The columns are those of rate-limiter-flexible.
create table rate_limit_counter (
  key text primary key,
  points int not null default 0,
  expire bigint
);

-- One row per finished backup, inserted by the backup script (docs/operations.md).
create table backup_record (
  finished_at timestamptz not null default now() primary key,
  note text
);
