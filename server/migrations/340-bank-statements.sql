-- Daily reconciliation of the bank: statements of the bank compared with the ledger. No code here moves money.

-- References of shoppers in a text, without their hyphen, such as SPABC234 (recharge-reference.ts). They are found at any
-- place, because banks add characters and break texts. The function calls only functions of PostgreSQL.
create function named_references(said text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct 'SP' || sign) filter (where sign ~ '^[A-HJ-NP-Z2-9]{6}$'), '{}')
  from string_to_array(upper(regexp_replace(said, '[^[:alnum:]]', '', 'g')), 'SP') as parts,
    lateral generate_series(2, cardinality(parts)) as place,
    lateral left(array_to_string(parts[place:], 'SP'), 6) as sign
$$;

-- One row per imported statement.
create table bank_statement (
  statement_id uuid primary key default uuidv7(),
  bank_account_id uuid not null references bank_account,
  file_name text not null,
  -- Number of lines that were new.
  lines int not null check (lines > 0),
  operator_id uuid not null references operator,
  created_at timestamptz not null default now()
);

-- One row per line of a statement. Positive amounts arrived, negative amounts left.
create table bank_line (
  line_id uuid primary key default uuidv7(),
  statement_id uuid not null references bank_statement,
  bank_account_id uuid not null references bank_account,
  position int not null,
  day date not null,
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  -- Null for a line in another currency, until an operator enters the dollars that arrived.
  amount_cents bigint check (amount_cents <> 0 and abs(amount_cents) <= 100000000000000),
  -- Amount of a line in another currency, in its smallest unit.
  amount_minor bigint check (amount_minor <> 0 and abs(amount_minor) <= 100000000000000),
  reference text not null,
  text text not null,
  -- The references of shoppers in `reference` and `text`.
  named text[] not null default '{}',
  -- Balance of the bank account after the line in its currency, if the bank states it.
  balance_cents bigint,
  -- SHA-256 of the line and of the number of equal lines before it on its day: the same line in two files is stored once.
  digest bytea not null,
  -- How the line was matched with the ledger: by reference, by amount and day, or by hand.
  matched_how text check (matched_how in ('reference', 'amount', 'hand')),
  -- Explanation of a line that is not in the ledger.
  note text check (note <> ''),
  -- The operator who matched or explained the line. Null for automatic matches.
  operator_id uuid references operator,
  -- Whether a match or an explanation of the line was undone. The line then credits nothing without an operator.
  was_released boolean not null default false,
  created_at timestamptz not null default now(),
  unique (bank_account_id, digest),
  constraint matched_or_explained check (num_nonnulls(matched_how, note) <= 1),
  constraint explained_by_somebody check (note is null or operator_id is not null),
  constraint amount_in_its_currency check (
    case when currency = 'USD' then amount_cents is not null and amount_minor is null
      else amount_minor is not null and (amount_cents is null or sign(amount_cents) = sign(amount_minor)) end)
);
create index bank_line_by_day on bank_line (day, created_at) include (amount_cents);
create index bank_line_open on bank_line (day) where matched_how is null and note is null;
create index bank_line_by_statement on bank_line (statement_id);
create index bank_line_naming on bank_line using gin (named);
create index bank_line_open_in on bank_line (amount_cents, day desc)
  where matched_how is null and note is null and amount_cents > 0;

-- One row per day with the sum of its lines. Without this table, the balance at the end of a day would add up all
-- lines.
create table bank_line_day (
  day date primary key,
  amount_cents bigint not null
);

-- The sums of days follow lines that are stored, taken back, or given dollars. Each branch reads only the rows that its
-- trigger has.
create function keep_bank_line_day() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into bank_line_day (day, amount_cents)
      select day, sum(amount_cents) from stored where amount_cents is not null group by day order by day
    on conflict (day) do update set amount_cents = bank_line_day.amount_cents + excluded.amount_cents;
  elsif tg_op = 'DELETE' then
    update bank_line_day set amount_cents = bank_line_day.amount_cents - taken.amount_cents
    from (select day, sum(amount_cents) as amount_cents from removed where amount_cents is not null group by day) as taken
    where bank_line_day.day = taken.day;
  else
    insert into bank_line_day (day, amount_cents)
      values (new.day, coalesce(new.amount_cents, 0) - coalesce(old.amount_cents, 0))
    on conflict (day) do update set amount_cents = bank_line_day.amount_cents + excluded.amount_cents;
  end if;
  return null;
end $$;
create trigger the_sum_of_its_day_is_kept after insert on bank_line referencing new table as stored
  for each statement execute function keep_bank_line_day();
create trigger the_sum_of_its_day_is_reduced after delete on bank_line referencing old table as removed
  for each statement execute function keep_bank_line_day();
create trigger the_sum_of_its_day_follows_dollars after update of amount_cents on bank_line
  for each row when (old.amount_cents is distinct from new.amount_cents) execute function keep_bank_line_day();

-- One row per movement of the bank in the ledger. Positive amounts arrived. The view repeats the rule of bank_day_of,
-- because PostgreSQL does not inline functions that read a table.
create view bank_movement as
  select sequence as movement_id,
    (select greatest(from_day, (ledger_transfer.created_at at time zone time_zone)::date) from bank_zone
      where from_at <= ledger_transfer.created_at order by from_at desc, from_day desc limit 1) as day,
    case when debit_account_id = bank.account_id then amount_cents else - amount_cents end as amount_cents,
    code, ref_type, ref_id, created_at
  from ledger_transfer cross join (select ledger_account_id('external:bank') as account_id offset 0) as bank
  where code in ('recharge', 'withdrawal', 'correction', 'correction_owed', 'provider_payout', 'provider_payout_back')
    and phase in ('single', 'post')
    and bank.account_id in (debit_account_id, credit_account_id);

-- One row per movement that is matched with a line. A line may pay several movements.
create table bank_match (
  movement_id bigint primary key references ledger_transfer (sequence),
  line_id uuid not null references bank_line
);
create index bank_match_by_line on bank_match (line_id);

-- One row per movement that is in no statement, with an operator's explanation.
create table bank_movement_note (
  movement_id bigint primary key references ledger_transfer (sequence),
  note text not null check (note <> ''),
  operator_id uuid not null references operator,
  created_at timestamptz not null default now()
);

-- One row per day with the sum of its movements up to ledger_day_mark.counted_to (ledger/days.ts).
create table bank_movement_day (
  day date primary key,
  amount_cents bigint not null
);

-- Sum of the movements on later days. PL/pgSQL plans the query with the value of the mark, so the planner knows that
-- few transfers come after it.
create function bank_moved_after(asked date) returns bigint language plpgsql stable as $$
declare
  counted bigint := (select counted_to from ledger_day_mark);
begin
  return coalesce((select sum(amount_cents) from bank_movement_day where day > asked), 0)
    + coalesce((select sum(amount_cents) from bank_movement where movement_id > counted and bank_movement.day > asked), 0);
end $$;

-- One row per day that operators reconcile. Every change of a day's lines locks the row of the day.
create table bank_day (
  day date primary key,
  closed_at timestamptz,
  closed_by uuid references operator,
  note text,
  -- Sums up to the end of the day: `books_cents` of the ledger, `statement_cents` of all statements.
  books_cents bigint,
  statement_cents bigint,
  constraint closed_with_sums check (num_nonnulls(closed_at, closed_by, books_cents, statement_cents) in (0, 4))
);

-- One row per recharge that a line credited without an operator, because the owners' setting `statement_credit_day`
-- allows it.
create table statement_credit (
  user_id uuid not null references user_account,
  recharge_id uuid not null,
  line_id uuid not null unique references bank_line,
  -- The operator who imported the statement, to whose limits the credit counts.
  operator_id uuid not null references operator,
  amount_cents bigint not null check (amount_cents > 0),
  -- The setting at that time.
  ceiling_cents bigint not null,
  created_at timestamptz not null default now(),
  -- When the owners were mailed.
  reported_at timestamptz,
  primary key (user_id, recharge_id),
  foreign key (user_id, recharge_id) references recharge (user_id, recharge_id)
);
create index statement_credit_unreported on statement_credit (created_at) where reported_at is null;
create trigger of_no_deleted_account before insert on statement_credit
  for each row execute function refuse_deleted_account();
