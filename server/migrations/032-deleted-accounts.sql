-- Shoppers delete their accounts. What belongs to the books stays, under an id that is nobody's any more.

alter table user_account add column deleted_at timestamptz;

-- Codes that count once for each person, by an HMAC of the address of an account that was deleted.
create table former_promo_use (
  address_mac bytea not null,
  code text not null references promo_code,
  primary key (address_mac, code)
);

-- A deleted account gets no new rows. Deleting locks its row for update: whoever adds something at the same moment waits
-- here, and then reads the row as it is by then; what was added before is seen by the deletion.
create function refuse_deleted_account() returns trigger language plpgsql as $$
declare
  gone timestamptz;
begin
  select deleted_at into gone from user_account where user_id = new.user_id for key share;
  if gone is not null then
    raise exception 'the account is deleted' using errcode = 'AC001';
  end if;
  return new;
end $$;

do $$
declare
  child regclass;
begin
  for child in
    select distinct conrelid::regclass from pg_constraint where contype = 'f' and confrelid = 'user_account'::regclass
    -- It belongs to an order, which outlives the account.
    union select 'refund'::regclass
  loop
    execute format('create trigger of_no_deleted_account before insert on %s
      for each row execute function refuse_deleted_account()', child);
  end loop;
end $$;

-- What is left of an account stays as it is: a change of the name that was under way must not bring one back.
create trigger deleted_account_stays before update on user_account
  for each row when (old.deleted_at is not null) execute function refuse_deleted_account();

-- The history of orders stays as it was written, but for the words of a shopper whose account is deleted.
drop trigger order_history_is_append_only on order_history;
create trigger order_history_is_append_only before delete or truncate on order_history
  for each statement execute function refuse_change();
create function keep_order_history() returns trigger language plpgsql as $$
begin
  if old.by_whom = 'shopper' and new.details = old.details - 'reason'
    and to_jsonb(new) - 'details' = to_jsonb(old) - 'details'
    and exists (select from user_account where user_id = old.user_id and deleted_at is not null) then
    return new;
  end if;
  raise exception 'order_history is append-only' using errcode = 'restrict_violation';
end $$;
create trigger order_history_is_unchanged before update on order_history
  for each row execute function keep_order_history();

-- The server's role may not change the history: this runs with its owner's rights.
create function forget_reasons_of_orders(of_user uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  update order_history set details = details - 'reason'
    where user_id = of_user and by_whom = 'shopper' and details ? 'reason'
$$;
