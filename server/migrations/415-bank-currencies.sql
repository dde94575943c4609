-- A bank account has a currency. A line of an account in another currency than the dollar has its amount in the smallest
-- unit of that currency, and no dollars until an operator enters what arrived.
alter table bank_account add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$');

alter table bank_line
  add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  -- Amount of a line that is not in dollars: positive amounts arrived. `balance_cents` is in this currency too.
  add column amount_minor bigint check (amount_minor <> 0 and abs(amount_minor) <= 100000000000000),
  alter column amount_cents drop not null,
  add constraint amount_in_its_currency check (
    case when currency = 'USD' then amount_cents is not null and amount_minor is null
      else amount_minor is not null and (amount_cents is null or sign(amount_cents) = sign(amount_minor)) end);

-- The sums of days follow lines that are stored, taken back, or given dollars. Each branch reads only the rows that its
-- trigger has.
create or replace function keep_bank_line_day() returns trigger language plpgsql as $$
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
create trigger the_sum_of_its_day_is_reduced after delete on bank_line referencing old table as removed
  for each statement execute function keep_bank_line_day();
create trigger the_sum_of_its_day_follows_dollars after update of amount_cents on bank_line
  for each row when (old.amount_cents is distinct from new.amount_cents) execute function keep_bank_line_day();

create index bank_line_by_statement on bank_line (statement_id);
