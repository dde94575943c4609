-- Settings of which an owner chooses one value.
create table shop_choice (
  name text primary key,
  value text not null check (value <> ''),
  version int not null default 1,
  changed_by uuid references operator,
  changed_at timestamptz
);
insert into shop_choice (name, value) values ('bank_time_zone', 'UTC');

-- The time zones in which days of the bank are counted, each from one day on: a new zone never moves a movement into or
-- out of a closed day. `from_at` is where that day begins, which is where the day before ended in the zone before. So one
-- day is longer or shorter than others, and no moment belongs to two days or to none.
create table bank_zone (
  from_day date primary key,
  from_at timestamptz not null,
  time_zone text not null check (time_zone <> '')
);
insert into bank_zone (from_day, from_at, time_zone) values ('-infinity', '-infinity', 'UTC');

create function bank_day_of(asked timestamptz) returns date language sql stable as $$
  select greatest(from_day, (asked at time zone time_zone)::date)
  from bank_zone where from_at <= asked order by from_at desc, from_day desc limit 1
$$;

-- The moment when a day of the bank begins. Where clocks go back from one to midnight, midnight comes twice and PostgreSQL
-- takes the second: a day begins with the first. `timestamp`, because a date alone is read in the session's time zone.
create function bank_day_begins(asked date) returns timestamptz language sql stable as $$
  select case when from_day = asked then from_at
    else greatest(from_at, case when ((midnight - interval '1 hour') at time zone time_zone)::date >= asked
      then midnight - interval '1 hour' else midnight end) end
  from (
    select from_day, from_at, time_zone, asked::timestamp at time zone time_zone as midnight
    from bank_zone where from_day <= asked order by from_day desc limit 1
  ) as zone
$$;

-- As before, with days in the bank's time zone. The rule of bank_day_of stands here again: PostgreSQL inlines no function
-- that reads a table.
create or replace view bank_movement as
  select sequence as movement_id,
    (select greatest(from_day, (ledger_transfer.created_at at time zone time_zone)::date) from bank_zone
      where from_at <= ledger_transfer.created_at order by from_at desc, from_day desc limit 1) as day,
    case when debit_account_id = bank.account_id then amount_cents else - amount_cents end as amount_cents,
    code, ref_type, ref_id, created_at
  from ledger_transfer cross join (select ledger_account_id('external:bank') as account_id offset 0) as bank
  where code in ('recharge', 'withdrawal', 'correction', 'correction_owed') and phase in ('single', 'post')
    and bank.account_id in (debit_account_id, credit_account_id);
