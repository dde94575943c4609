-- Orders: their amounts, times, lines and history.

-- One row per order: goods of one shop in one checkout. Its states are in docs/orders.md.
create table shop_order (
  user_id uuid not null references user_account,
  order_id uuid not null default uuidv7(),
  order_number text not null unique,
  checkout_id uuid not null,
  shop_id text not null references shop,
  -- ORDER_STATUS in contract/src/order/order-rules.ts has the API's numbers.
  status text not null default 'unpaid'
    check (status in ('unpaid', 'paid', 'shipped', 'received', 'completed', 'cancelled', 'after_sale')),
  refund_label text not null default 'none' check (refund_label in ('none', 'apply', 'refunding', 'refunded')),
  notes text,
  -- Copy of the address at the time of the order.
  address jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,

  goods_cents bigint not null check (goods_cents > 0),
  freight_cents bigint not null check (freight_cents >= 0),
  discount_cents bigint not null check (discount_cents >= 0),
  total_cents bigint not null check (total_cents = goods_cents + freight_cents - discount_cents and total_cents > 0),
  promo_code text,
  -- Terms under which delivery was free. Null if delivery was paid for, or is always free.
  free_freight jsonb,
  paid_cents bigint not null default 0,
  refunded_cents bigint not null default 0 check (refunded_cents >= 0),
  -- Amount that was paid out of escrow to the shop when the order was completed.
  released_cents bigint not null default 0 check (released_cents >= 0),
  -- Value of goods that were cancelled or refunded through the shop's fault. These goods still count towards the
  -- minimums.
  fault_goods_cents bigint not null default 0 check (fault_goods_cents >= 0),
  -- The part of fault_goods_cents that the promo code is not for. This part counts towards free delivery only.
  fault_other_cents bigint not null default 0,
  -- Discount and free delivery that the order lost, deducted from refunds of the same purchase.
  ended_discount_cents bigint not null default 0 check (ended_discount_cents >= 0),
  added_freight_cents bigint not null default 0 check (added_freight_cents >= 0),

  -- An unpaid order waits at most once for a recharge that would cover it. `waited_at` is the time when it began to
  -- wait.
  waits_for_recharge boolean not null default false,
  waited_at timestamptz,

  -- Delivery. The working days are those that the shop promised at the time of the order; null if it promised nothing.
  handling_days int,
  transit_days_min int,
  transit_days_max int,
  carrier text,
  tracking_number text,
  paid_at timestamptz,
  shipped_at timestamptz,
  -- When the shopper was asked whether the parcel has arrived: on the day after the last expected day of arrival.
  arrival_asked_at timestamptz,
  received_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  -- Times at which the order counts as received, and as completed, without an action of the shopper. Timers poll these
  -- times.
  auto_confirm_at timestamptz,
  auto_complete_at timestamptz,
  -- While a refund is open, these columns hold the order's previous status and the time at which its timers were
  -- paused.
  paused_status text check (paused_status in ('paid', 'shipped', 'received')),
  paused_at timestamptz,

  -- An order is reviewed once: its products, and the service and postage of the whole order.
  reviewed_at timestamptz,
  service_score int check (service_score between 1 and 5),
  postage_score int check (postage_score between 1 and 5),
  primary key (user_id, order_id),
  foreign key (user_id, checkout_id) references checkout (user_id, checkout_id),
  constraint only_unpaid_waits check (not waits_for_recharge or (status = 'unpaid' and waited_at is not null)),
  constraint promised_whole check (num_nulls(handling_days, transit_days_min, transit_days_max) in (0, 3)),
  constraint reviewed_with_scores check (num_nulls(reviewed_at, service_score, postage_score) in (0, 3)),
  constraint paused_while_in_after_sale check (
    (status = 'after_sale') = (paused_status is not null) and (paused_status is null) = (paused_at is null)),
  -- Escrow is a summed account without a balance row, so only this check prevents paying out more than came in.
  constraint no_over_release
    check (refunded_cents + released_cents <= paid_cents + ended_discount_cents + added_freight_cents)
) with (fillfactor = 80);
create trigger of_no_deleted_account before insert on shop_order
  for each row execute function refuse_deleted_account();

-- Orders of a shopper.
create index shop_order_by_checkout on shop_order (user_id, checkout_id);
create index shop_order_newest on shop_order (user_id, created_at desc);
create index shop_order_by_status on shop_order (user_id, status, created_at desc);
create index shop_order_after_sale on shop_order (user_id, created_at desc)
  where status = 'after_sale' or refund_label = 'refunded';
create index shop_order_to_review on shop_order (user_id, created_at desc, order_id desc)
  where status in ('received', 'completed') and reviewed_at is null;

-- Indexes for timers, reserved stock and the audit of the ledger.
create index shop_order_to_expire on shop_order (expires_at) where status = 'unpaid';
create index shop_order_to_confirm on shop_order (auto_confirm_at) where status = 'shipped';
create index shop_order_to_complete on shop_order (auto_complete_at) where status = 'received';
create index shop_order_waiting on shop_order (user_id, order_id) where waits_for_recharge;
create index shop_order_released on shop_order (released_cents) where released_cents > 0;

-- A time on the first day on which an unshipped order is late: the day after `handling_days` working days in UTC (2 if
-- the shop promised nothing).
create function late_on(paid_at timestamptz, handling_days int) returns timestamptz language sql immutable parallel safe
  return (
    paid_at at time zone 'UTC' + make_interval(days => 1 + greatest(0,
      -- If the order was paid on a weekend, counting starts on the Friday before. The weekends in between are added.
      least(0, 5 - extract(isodow from paid_at at time zone 'UTC')::int) + coalesce(handling_days, 2)
        + 2 * ((least(extract(isodow from paid_at at time zone 'UTC')::int, 5) - 1 + coalesce(handling_days, 2)) / 5)))
  ) at time zone 'UTC';

-- Whether an order that is not shipped at `asked_at` is late.
create function ships_late(paid_at timestamptz, handling_days int, asked_at timestamptz) returns boolean
  language sql immutable parallel safe
  return (asked_at at time zone 'UTC')::date >= (late_on(paid_at, handling_days) at time zone 'UTC')::date;

-- Orders whose shoppers are asked whether the parcel has arrived, by the day after the last promised day.
create index shop_order_to_ask on shop_order (late_on(shipped_at, transit_days_max))
  where status = 'shipped' and arrival_asked_at is null and transit_days_max is not null;

-- Time at which a parcel counts as received: three whole days after the last promised day, and not before the general
-- time has passed. `late_on` is on the day after the last promised day.
create function counts_as_received(shipped_at timestamptz, transit_days_max int) returns timestamptz
  language sql stable as $$
  select greatest(shipped_at + time_limit('order_auto_confirm'),
    case when transit_days_max is not null
      then date_trunc('day', late_on(shipped_at, transit_days_max), 'UTC') + interval '3 days' end)
$$;

-- A tracking number in capitals, without blanks and hyphens.
create function bare_tracking(tracking_number text) returns text language sql immutable parallel safe
  return upper(regexp_replace(tracking_number, '[\s-]', '', 'g'));

-- Indexes for lists and search of the operators' desk.
create index shop_order_by_id on shop_order (order_id);
create index shop_order_by_time on shop_order (created_at);
create index shop_order_for_desk on shop_order (status, created_at);
create index shop_order_of_shop on shop_order (shop_id, created_at);
create index shop_order_paid on shop_order (paid_at) where paid_at is not null;
create index shop_order_to_ship on shop_order (paid_at) where status = 'paid';
create index shop_order_late on shop_order (late_on(paid_at, handling_days)) where status = 'paid';
-- The index of the unique constraint uses the order of the database, which does not support prefixes.
create index shop_order_by_number on shop_order (order_number collate "C");
create index shop_order_by_tracking on shop_order (bare_tracking(tracking_number) collate "C") where tracking_number is not null;

-- One row per line of an order.
create table order_item (
  user_id uuid not null,
  order_item_id uuid not null default uuidv7(),
  order_id uuid not null,
  position int not null,
  product_id text not null references product,
  sku_id text not null references sku,
  -- Copy of title, options and article number at the time of the order, in all languages.
  title jsonb not null,
  axis_values jsonb not null,
  image text not null,
  article_number text,
  price_cents bigint not null check (price_cents > 0),
  quantity int not null check (quantity > 0),
  discount_cents bigint not null default 0,
  paid_cents bigint not null check (paid_cents = price_cents * quantity - discount_cents and paid_cents >= 0),
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and paid_cents),
  refunded_quantity int not null default 0 check (refunded_quantity between 0 and quantity),
  reviewed boolean not null default false,
  -- Whether the promo code is for this line. Only these lines count towards the minimum of the code.
  counts_for_promo boolean not null default true,
  primary key (user_id, order_item_id),
  foreign key (user_id, order_id) references shop_order (user_id, order_id)
);
create index order_item_by_order on order_item (user_id, order_id, position);
-- Index for the orders of a product. The ids of lines grow with time.
create index order_item_by_product on order_item (product_id, order_item_id);

-- One row per transition of an order. Texts are made when the history is read. Append-only, except for personal data of
-- deleted accounts.
create table order_history (
  user_id uuid not null,
  order_id uuid not null,
  history_id uuid not null default uuidv7(),
  event text not null,
  by_whom text not null check (by_whom in ('shopper', 'operator', 'system')),
  operator_id uuid references operator,
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (user_id, order_id, history_id),
  foreign key (user_id, order_id) references shop_order (user_id, order_id)
);
create trigger order_history_is_append_only before delete or truncate on order_history
  for each statement execute function refuse_change();

create function keep_order_history() returns trigger language plpgsql as $$
begin
  if (old.by_whom = 'shopper' and new.details = old.details - 'reason'
      or old.event = 'readdress' and new.details = old.details - array['old_address', 'new_address'])
    and to_jsonb(new) - 'details' = to_jsonb(old) - 'details'
    and exists (select from user_account where user_id = old.user_id and deleted_at is not null) then
    return new;
  end if;
  raise exception 'order_history is append-only' using errcode = 'restrict_violation';
end $$;
create trigger order_history_is_unchanged before update on order_history
  for each row execute function keep_order_history();

-- Removes reasons and addresses of a deleted account. Runs with the rights of its owner, because the server's role may not
-- update the history.
create function forget_reasons_of_orders(of_user uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  update order_history set details = details - 'reason'
    where user_id = of_user and by_whom = 'shopper' and details ? 'reason';
  update order_history set details = details - array['old_address', 'new_address']
    where user_id = of_user and event = 'readdress';
$$;
