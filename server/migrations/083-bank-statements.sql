-- Daily reconciliation: what the bank wrote beside what the books say. Nothing here moves money.

-- A statement that was imported.
create table bank_statement (
  statement_id uuid primary key default uuidv7(),
  bank_account_id uuid not null references bank_account,
  file_name text not null,
  -- How many of its lines were new.
  lines int not null check (lines > 0),
  operator_id uuid not null references operator,
  created_at timestamptz not null default now()
);
create index bank_statement_by_time on bank_statement (created_at);

-- A line of a bank's statement. What arrived is positive, what left negative.
create table bank_line (
  line_id uuid primary key default uuidv7(),
  statement_id uuid not null references bank_statement,
  bank_account_id uuid not null references bank_account,
  position int not null,
  day date not null,
  amount_cents bigint not null check (amount_cents <> 0 and abs(amount_cents) <= 100000000000000),
  reference text not null,
  text text not null,
  -- The account's balance after it, where the bank writes it.
  balance_cents bigint,
  -- SHA-256 of what it says and of how many equal lines of its day stand before it: the same line of another file is the same.
  digest bytea not null,
  -- Matched with what the books say: by the reference, by amount and day, or by hand.
  matched_how text check (matched_how in ('reference', 'amount', 'hand')),
  -- Why it is in no books.
  note text check (note <> ''),
  -- Who matched or explained it; null for what was matched by itself.
  operator_id uuid references operator,
  created_at timestamptz not null default now(),
  unique (bank_account_id, digest),
  constraint matched_or_explained check (num_nonnulls(matched_how, note) <= 1),
  constraint explained_by_somebody check (note is null or operator_id is not null)
);
create index bank_line_by_day on bank_line (day, line_id) include (amount_cents);
create index bank_line_open on bank_line (day) where matched_how is null and note is null;
create index bank_line_of_statement on bank_line (statement_id);

-- What went through the bank by the books: what arrived is positive. Times are in UTC.
create view bank_movement as
  select sequence as movement_id, (created_at at time zone 'UTC')::date as day,
    case when debit_account_id = bank.account_id then amount_cents else - amount_cents end as amount_cents,
    code, ref_type, ref_id, created_at
  from ledger_transfer cross join (select ledger_account_id('external:bank') as account_id offset 0) as bank
  where code in ('recharge', 'withdrawal', 'correction', 'correction_owed') and phase in ('single', 'post')
    and bank.account_id in (debit_account_id, credit_account_id);
-- Payments, the most of all transfers, are not in it.
create index ledger_transfer_from_outside on ledger_transfer (created_at)
  where code in ('recharge', 'withdrawal', 'correction', 'correction_owed') and phase in ('single', 'post');

-- Which movements a line is: one line may pay many, each movement stands in one line.
create table bank_match (
  movement_id bigint primary key references ledger_transfer (sequence),
  line_id uuid not null references bank_line
);
create index bank_match_by_line on bank_match (line_id);

-- Why a movement is in no statement.
create table bank_movement_note (
  movement_id bigint primary key references ledger_transfer (sequence),
  note text not null check (note <> ''),
  operator_id uuid not null references operator,
  created_at timestamptz not null default now()
);

-- A day whose lines and movements are looked at. It is locked by whoever changes something of it.
create table bank_day (
  day date primary key,
  closed_at timestamptz,
  closed_by uuid references operator,
  note text,
  -- What had come in by the end of the day less what had gone out, by the books and by all statements.
  books_cents bigint,
  statement_cents bigint,
  constraint closed_with_sums check (num_nonnulls(closed_at, closed_by, books_cents, statement_cents) in (0, 4))
);
