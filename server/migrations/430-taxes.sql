-- Rules of taxes and duties. Figures are data: no rate, limit or charge is in the code.

-- One row per revision of a rule. Append-only: a change is a new revision, so that an order can name the revision that
-- applied. The row with the highest revision is the current one. tax.ts in the contract describes the columns.
create table tax_rule (
  rule_id text collate "C" not null check (rule_id ~ '^[a-z0-9][a-z0-9._-]{0,79}$'),
  revision int not null check (revision > 0),
  is_removed boolean not null default false,
  kind text not null check (kind in ('scheme', 'tax', 'duty', 'charge', 'exception', 'exchange_rate')),
  name text check (name in
    ('vat', 'gst', 'pst', 'sales_tax', 'consumption_tax', 'postal_tax', 'duty', 'handling_fee', 'parcel_fee')),
  country text not null check (country ~ '^[A-Z]{2}$'),
  region text,
  tax_class text check (tax_class in ('general', 'food', 'clothing', 'childrens_clothing', 'cosmetics', 'books')),
  hs_prefix text check (hs_prefix ~ '^[0-9]{2,10}$'),
  origin text check (origin ~ '^[A-Z]{2}$'),
  layer text,
  combines text check (combines in ('add', 'at_least')),
  buyer text check (buyer in ('consumer', 'business')),
  collects text check (collects in ('checkout', 'none', 'arrival')),
  -- Thousandths of a percent.
  rate_1000 int check (rate_1000 >= 0),
  -- In smallest units of the currency; of an exchange rate millionths of a dollar per unit of the currency.
  amount bigint check (amount >= 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  per text check (per in ('consignment', 'good', 'item', 'parcel', '100kg')),
  terms text[] not null default '{}',
  -- Hundredths of a percent.
  value_factor int check (value_factor between 1 and 10000),
  tax_factor int check (tax_factor between 1 and 10000),
  base_step int check (base_step > 0),
  amount_step int check (amount_step > 0),
  national_share int check (national_share between 1 and 10000),
  waived_tax bigint check (waived_tax >= 0),
  valid_from date not null,
  -- The last day; null without an end.
  valid_until date check (valid_until >= valid_from),
  registration text,
  source text not null,
  certainty text not null check (certainty in ('seen', 'known', 'assumed')),
  changed_by uuid not null references operator,
  changed_at timestamptz not null default now(),
  primary key (rule_id, revision)
);
create trigger tax_rule_is_append_only before update or delete or truncate on tax_rule
  for each statement execute function refuse_change();

-- One row: the version of all rules. Each change increases it in its transaction, which also makes changes take turns.
-- Processes cache the rules together with the version that they read.
create table tax_book (
  version bigint not null default 0,
  only_row boolean primary key default true check (only_row)
);
insert into tax_book default values;
