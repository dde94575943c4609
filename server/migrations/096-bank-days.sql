-- What the statements and the books say of each day, kept as lines are stored and as transfers are counted (ledger/days.ts): the
-- balance at the end of a day was added up from all lines, and from all movements since.
create table bank_line_day (
  day date primary key,
  amount_cents bigint not null
);
create function keep_bank_line_day() returns trigger language plpgsql as $$
begin
  insert into bank_line_day (day, amount_cents) select day, sum(amount_cents) from stored group by day order by day
  on conflict (day) do update set amount_cents = bank_line_day.amount_cents + excluded.amount_cents;
  return null;
end $$;
create trigger the_sum_of_its_day_is_kept after insert on bank_line referencing new table as stored
  for each statement execute function keep_bank_line_day();
insert into bank_line_day (day, amount_cents) select day, sum(amount_cents) from bank_line group by day;

-- Up to ledger_day_mark.counted_to.
create table bank_movement_day (
  day date primary key,
  amount_cents bigint not null
);
insert into bank_movement_day (day, amount_cents)
select day, sum(amount_cents) from bank_movement where movement_id <= (select counted_to from ledger_day_mark) group by day;

-- What went through the bank on later days. In plpgsql, so that it is planned for the mark as it is: few transfers follow it.
create function bank_moved_after(asked date) returns bigint language plpgsql stable as $$
declare
  counted bigint := (select counted_to from ledger_day_mark);
begin
  return coalesce((select sum(amount_cents) from bank_movement_day where day > asked), 0)
    + coalesce((select sum(amount_cents) from bank_movement where movement_id > counted and bank_movement.day > asked), 0);
end $$;
