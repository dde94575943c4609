-- What the desk shows of each day, kept as money moves: adding up a month of transfers at each look would take seconds.
-- Only what is settled (ledger_is_settled) is counted, so that no transfer is missed and none is counted twice.
create table ledger_day (
  -- Of the calendar of UTC.
  day date not null,
  code text not null,
  amount_cents bigint not null,
  transfers bigint not null,
  primary key (day, code)
);

-- Up to which transfer days are counted, and the mark that waits to be settled.
create table ledger_day_mark (
  is_the_one boolean primary key default true check (is_the_one),
  counted_to bigint not null default 0,
  marked_to bigint,
  marked_by xid8,
  constraint whole_mark check (num_nulls(marked_to, marked_by) in (0, 2))
);
insert into ledger_day_mark default values;

-- What the last audit of the books found.
create table ledger_audited (
  is_the_one boolean primary key default true check (is_the_one),
  audited_at timestamptz not null,
  problems int not null check (problems >= 0)
);

-- The few accounts that all shoppers share, among those of a million shoppers.
create index ledger_account_summed on ledger_account (code) where mode = 'summed';
