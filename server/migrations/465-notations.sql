-- Data of the business that the law of a country wants on a page of the shop.

-- One row per country whose notation is complete. notation-rules.ts in the contract has its fields.
create table legal_notation (
  country text primary key check (country in ('JP', 'KR', 'TH')),
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  changed_by uuid references operator,
  changed_at timestamptz not null default now()
);
