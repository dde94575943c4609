-- Addresses, cart, promo codes, checkouts and orders.

create table address (
  user_id uuid not null references user_account,
  id uuid not null default uuidv7(),
  addressee text not null,
  mobile text not null,
  country text not null,
  area text[] not null,
  detailed_address text not null,
  postcode text,
  tag text not null check (tag in ('home', 'company', 'school', 'other')),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create unique index address_one_default on address (user_id) where is_default;

create table cart_item (
  user_id uuid not null references user_account,
  cart_item_id uuid not null default uuidv7(),
  sku_id text not null references sku,
  quantity int not null check (quantity between 1 and 99),
  selected boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (user_id, cart_item_id),
  unique (user_id, sku_id)
);

create table promo_code (
  code text primary key check (code = upper(code)),
  kind text not null check (kind in ('percentage', 'fixed')),
  -- Basis points for a percentage (1000 = 10 %), cents for a fixed sum.
  value bigint not null check (value > 0 and (kind = 'fixed' or value <= 10000)),
  minimum_cents bigint not null default 0 check (minimum_cents >= 0),
  includes_freight boolean not null default false,
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  uses_limit int check (uses_limit > 0),
  uses int not null default 0,
  check (uses_limit is null or uses <= uses_limit)
);

create table checkout (
  user_id uuid not null references user_account,
  checkout_id uuid not null default uuidv7(),
  total_cents bigint not null check (total_cents > 0),
  promo_code text references promo_code,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (user_id, checkout_id)
);

-- One use a shopper and code; it belongs to the checkout and is given back once, when all its orders were cancelled unpaid.
create table promo_use (
  user_id uuid not null references user_account,
  code text not null references promo_code,
  checkout_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (user_id, code)
);

create table shop_order (
  user_id uuid not null references user_account,
  order_id uuid not null default uuidv7(),
  order_number text not null unique,
  checkout_id uuid not null,
  shop_id text not null references shop,
  status int not null default 0 check (status in (0, 1, 2, 3, 4, -1, -4)),
  refund_label text not null default 'none' check (refund_label in ('none', 'apply', 'refunding', 'refunded')),
  goods_cents bigint not null check (goods_cents > 0),
  freight_cents bigint not null check (freight_cents >= 0),
  discount_cents bigint not null check (discount_cents >= 0),
  total_cents bigint not null check (total_cents = goods_cents + freight_cents - discount_cents and total_cents > 0),
  promo_code text,
  notes text,
  -- The address as it was when the order was made.
  address jsonb not null,
  paid_cents bigint not null default 0,
  refunded_cents bigint not null default 0 check (refunded_cents >= 0),
  released_cents bigint not null default 0 check (released_cents >= 0),
  carrier text,
  tracking_number text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  paid_at timestamptz,
  shipped_at timestamptz,
  -- When it counts as received, and as completed, if the shopper says nothing: what the timers poll.
  auto_confirm_at timestamptz,
  auto_complete_at timestamptz,
  received_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  primary key (user_id, order_id),
  foreign key (user_id, checkout_id) references checkout (user_id, checkout_id),
  -- Escrow is a summed account: nothing else stops giving out more than came in.
  constraint no_over_release check (refunded_cents + released_cents <= paid_cents)
) with (fillfactor = 80);
create index shop_order_by_id on shop_order (order_id);
create index shop_order_by_checkout on shop_order (user_id, checkout_id);
create index shop_order_by_status on shop_order (user_id, status, created_at desc);
create index shop_order_to_expire on shop_order (expires_at) where status = 0;
create index shop_order_to_confirm on shop_order (auto_confirm_at) where status = 2;
create index shop_order_to_complete on shop_order (auto_complete_at) where status = 3;
create index shop_order_for_desk on shop_order (status, created_at);

create table order_item (
  user_id uuid not null,
  order_item_id uuid not null default uuidv7(),
  order_id uuid not null,
  position int not null,
  product_id text not null references product,
  sku_id text not null references sku,
  -- Title and values in all languages as they were when the order was made.
  title jsonb not null,
  axis_values jsonb not null,
  image text not null,
  price_cents bigint not null check (price_cents > 0),
  quantity int not null check (quantity > 0),
  discount_cents bigint not null default 0,
  paid_cents bigint not null check (paid_cents = price_cents * quantity - discount_cents and paid_cents >= 0),
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and paid_cents),
  refunded_quantity int not null default 0 check (refunded_quantity between 0 and quantity),
  reviewed boolean not null default false,
  primary key (user_id, order_item_id),
  foreign key (user_id, order_id) references shop_order (user_id, order_id)
);
create index order_item_by_order on order_item (user_id, order_id, position);

-- Every move of an order; worded when read.
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
create trigger order_history_is_append_only before update or delete or truncate on order_history
  for each statement execute function refuse_change();
