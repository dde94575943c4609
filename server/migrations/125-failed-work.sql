-- Items of background work that failed: each is retried later and later, so that it does not hold up the items behind it.
create table failed_work (
  -- The work, such as 'order_complete', and the row that it failed at.
  worker text not null,
  item text not null,
  tries int not null default 1,
  next_try_at timestamptz not null,
  -- Tried once a day only, after many failures in a row.
  is_set_aside boolean not null default false,
  -- The error's code and message, without the values of the row.
  reason text not null,
  first_failed_at timestamptz not null default now(),
  last_failed_at timestamptz not null default now(),
  primary key (worker, item)
);

-- An import whose batch fails waits before it is tried again. Imports behind it go on meanwhile.
alter table catalogue_import add column next_try_at timestamptz not null default now();
