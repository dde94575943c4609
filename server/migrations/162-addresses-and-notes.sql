-- Operators correct the address of an order that is not shipped yet: its history has the old and the new one. Internal notes.

-- When an account is deleted, the addresses go from the history of its orders, as the shopper's reasons do.
create or replace function keep_order_history() returns trigger language plpgsql as $$
begin
  if (old.by_whom = 'shopper' and new.details = old.details - 'reason'
      or old.event = 'readdress' and new.details = old.details - array['old_address', 'new_address'])
    and to_jsonb(new) - 'details' = to_jsonb(old) - 'details'
    and exists (select from user_account where user_id = old.user_id and deleted_at is not null) then
    return new;
  end if;
  raise exception 'order_history is append-only' using errcode = 'restrict_violation';
end $$;
create or replace function forget_reasons_of_orders(of_user uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  update order_history set details = details - 'reason'
    where user_id = of_user and by_whom = 'shopper' and details ? 'reason';
  update order_history set details = details - array['old_address', 'new_address']
    where user_id = of_user and event = 'readdress';
$$;

-- What operators note for each other about a shopper or an order. Shoppers never see it.
create table desk_note (
  user_id uuid not null references user_account,
  -- Made by the sender, so that a note that is sent twice is stored once.
  note_id uuid not null,
  -- Null for a note about the shopper.
  order_id uuid,
  text text not null check (length(text) between 1 and 1000),
  operator_id uuid not null references operator,
  created_at timestamptz not null default now(),
  primary key (user_id, note_id),
  foreign key (user_id, order_id) references shop_order (user_id, order_id)
);
create index desk_note_newest on desk_note (user_id, created_at);
create trigger of_no_deleted_account before insert on desk_note
  for each row execute function refuse_deleted_account();
