-- Bank accounts of the shop, and the days of its bank.

-- A reference without blanks and signs, in capitals. Null if nothing is left.
create function bare_reference(reference text) returns text language sql immutable parallel safe as $$
  select nullif(upper(regexp_replace(reference, '[^[:alnum:]]', '', 'g')), '')
$$;

-- One row per bank account of the shop. The account number of a row never changes, because recharges refer to the row.
-- For another account, a row is added, and the former row is closed.
create table bank_account (
  bank_account_id uuid primary key default uuidv7(),
  position int not null,
  bank_name text not null,
  account_name text not null,
  account_number text not null,
  swift text not null,
  country text not null,
  -- A line of an account in another currency than the dollar has no dollars until an operator enters what arrived.
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  note jsonb not null default '{}',
  is_open boolean not null default true,
  is_demo boolean not null default false,
  changed_by uuid references operator,
  changed_at timestamptz
);

-- One row per time zone in which the bank's days are counted, from a day on. A new zone does not move a movement into
-- or out of a closed day: `from_at`, the start of `from_day`, is the end of the day before in the previous zone. So
-- `from_day` is longer or shorter than other days, and each moment belongs to exactly one day.
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

-- Start of a day of the bank. Where clocks go back from one o'clock to midnight, midnight comes twice: PostgreSQL takes the
-- second one, but the day starts with the first. The cast to `timestamp` is needed because PostgreSQL reads a date in the
-- time zone of the session.
create function bank_day_begins(asked date) returns timestamptz language sql stable as $$
  select case when from_day = asked then from_at
    else greatest(from_at, case when ((midnight - interval '1 hour') at time zone time_zone)::date >= asked
      then midnight - interval '1 hour' else midnight end) end
  from (
    select from_day, from_at, time_zone, asked::timestamp at time zone time_zone as midnight
    from bank_zone where from_day <= asked order by from_day desc limit 1
  ) as zone
$$;
