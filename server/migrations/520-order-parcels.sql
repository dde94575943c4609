-- Parcels of orders: the pieces that were sent, and in which parcel.

-- Of the pieces of a line: those that left in parcels, and those that were refunded before they were sent. The rest waits
-- to be sent.
alter table order_item
  add sent_quantity int not null default 0 check (sent_quantity >= 0),
  add not_sent_quantity int not null default 0 check (not_sent_quantity between 0 and refunded_quantity),
  add constraint sent_pieces_are_bought check (sent_quantity + not_sent_quantity <= quantity);

-- One row per parcel of an order. The order's columns `carrier` and `tracking_number` are those of its first parcel.
create table parcel (
  user_id uuid not null,
  parcel_id uuid not null default uuidv7(),
  order_id uuid not null,
  -- Counts the parcels of the order from 1.
  position int not null check (position >= 1),
  carrier text not null,
  tracking_number text not null,
  weight_grams int check (weight_grams > 0),
  shipped_at timestamptz not null default now(),
  -- When the shopper confirmed the order, or it counted as received; and when an operator found that the parcel is lost.
  arrived_at timestamptz,
  lost_at timestamptz,
  primary key (user_id, parcel_id),
  unique (user_id, order_id, position),
  foreign key (user_id, order_id) references shop_order (user_id, order_id),
  constraint arrived_or_lost check (num_nonnulls(arrived_at, lost_at) <= 1)
);
create trigger of_no_deleted_account before insert on parcel
  for each row execute function refuse_deleted_account();
-- Index for the search by tracking number, and for parcels that orders share.
create index parcel_by_tracking on parcel (bare_tracking(tracking_number) collate "C");

-- One row per line in a parcel. Its pieces may be split over several parcels.
create table parcel_item (
  user_id uuid not null,
  parcel_id uuid not null,
  order_item_id uuid not null,
  quantity int not null check (quantity > 0),
  primary key (user_id, parcel_id, order_item_id),
  foreign key (user_id, parcel_id) references parcel (user_id, parcel_id),
  foreign key (user_id, order_item_id) references order_item (user_id, order_item_id)
);
create index parcel_item_by_line on parcel_item (user_id, order_item_id);

-- Earlier orders that were sent are one parcel, with all pieces that were not refunded before.
update order_item set not_sent_quantity = pieces, sent_quantity = case when is_sent then quantity - pieces else 0 end
from (
  select order_item.user_id, order_item.order_item_id, shipped_at is not null as is_sent,
    case when shipped_at is null then order_item.refunded_quantity
      else coalesce(sum(refund_item.quantity) filter (where state = 'executed' and takes_goods and fate = 'not_sent'), 0)
      end::int as pieces
  from order_item join shop_order using (user_id, order_id)
  left join refund_item using (user_id, order_item_id) left join refund using (user_id, refund_id)
  where shipped_at is not null or order_item.refunded_quantity > 0
  group by order_item.user_id, order_item.order_item_id, shipped_at) as unsent
where order_item.user_id = unsent.user_id and order_item.order_item_id = unsent.order_item_id;

alter table parcel disable trigger of_no_deleted_account;
insert into parcel (user_id, order_id, position, carrier, tracking_number, shipped_at, arrived_at)
  select user_id, order_id, 1, coalesce(carrier, ''), coalesce(tracking_number, ''), shipped_at, received_at
  from shop_order where shipped_at is not null;
alter table parcel enable trigger of_no_deleted_account;
insert into parcel_item (user_id, parcel_id, order_item_id, quantity)
  select order_item.user_id, parcel_id, order_item_id, sent_quantity
  from order_item join parcel using (user_id, order_id) where sent_quantity > 0;
