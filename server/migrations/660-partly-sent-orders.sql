-- Orders that are sent in several parcels.

-- Of the pieces that a refund takes from a line: those that wait to be sent, and therefore never are.
alter table refund_item
  add unsent_quantity int not null default 0 check (unsent_quantity between 0 and quantity);
update refund_item set unsent_quantity = quantity where fate = 'not_sent';

-- A refund takes either pieces that were sent or pieces that are never sent.
alter table order_item
  add constraint refunded_pieces_are_sent_or_not check (refunded_quantity - not_sent_quantity <= sent_quantity);

-- Whether pieces of an order wait to be sent.
create function has_pieces_to_send(shopper uuid, asked_order uuid) returns boolean language sql stable as $$
  select exists (select from order_item
    where user_id = shopper and order_id = asked_order and sent_quantity + not_sent_quantity < quantity)
$$;

-- A shipped order counts as received at no time as long as pieces wait: `auto_confirm_at` is null.
create index shop_order_partly_sent on shop_order (created_at, order_id) where status = 'shipped' and auto_confirm_at is null;
