-- What a dollar is worth in other currencies, for estimates beside prices. Nothing is ever charged by it.
create table currency_rate (
  currency text primary key check (currency ~ '^[A-Z]{3}$'),
  -- Millionths of the currency for one dollar: 7.1 is 7100000.
  micros_per_dollar bigint not null check (micros_per_dollar between 1000 and 1000000000000),
  -- Estimates by a rate that is older than a week are not shown.
  set_at timestamptz not null default now()
);
