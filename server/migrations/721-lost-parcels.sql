-- Parcels that are lost, and the pieces of a parcel that were refunded.

alter table parcel
  -- When money for pieces of the lost parcel went back. From then on, it cannot be marked as found.
  add lost_refunded_at timestamptz,
  add constraint refunded_as_lost check (lost_refunded_at is null or lost_at is not null);

-- Of the pieces in a parcel: those that were refunded. Together, the parcels of a line have as many of them as the line
-- has refunded pieces that were sent.
alter table parcel_item
  add refunded_quantity int not null default 0,
  add constraint refunded_pieces_are_in_parcel check (refunded_quantity between 0 and quantity);

-- Earlier refunds took the pieces of the first parcels.
update parcel_item set refunded_quantity = least(parcel_item.quantity, greatest(0, refunded_sent - pieces_before))
from (
  select parcel_item.user_id, parcel_id, order_item_id, refunded_quantity_of_line as refunded_sent,
    coalesce(sum(parcel_item.quantity) over (partition by parcel_item.user_id, order_item_id order by position
      rows between unbounded preceding and 1 preceding), 0)::int as pieces_before
  from parcel_item join parcel using (user_id, parcel_id)
  join (select user_id, order_item_id, refunded_quantity - not_sent_quantity as refunded_quantity_of_line
    from order_item where refunded_quantity > not_sent_quantity) as line using (user_id, order_item_id)
) as earlier
where parcel_item.user_id = earlier.user_id and parcel_item.parcel_id = earlier.parcel_id
  and parcel_item.order_item_id = earlier.order_item_id;

-- Whether pieces of an order are in lost parcels and have money left to refund.
create function has_lost_pieces(shopper uuid, asked_order uuid) returns boolean language sql stable as $$
  select exists (
    select from order_item join (
      select order_item_id, sum(parcel_item.quantity - parcel_item.refunded_quantity) as pieces
      from parcel join parcel_item using (user_id, parcel_id)
      where parcel.user_id = shopper and parcel.order_id = asked_order and lost_at is not null
      group by order_item_id
    ) as lost using (order_item_id)
    where order_item.user_id = shopper and pieces > 0
      -- The share of the price as refunds compute it (lineRefund).
      and div(paid_cents::numeric * (refunded_quantity + pieces), quantity) > refunded_cents)
$$;

-- A shopper is asked for the receipt, and an order counts as received, only if neither is the case.
create function waits_for_parcels(shopper uuid, asked_order uuid) returns boolean language sql stable as $$
  select has_pieces_to_send(shopper, asked_order) or has_lost_pieces(shopper, asked_order)
$$;
