-- Carts and checkouts.

-- One row per SKU in a shopper's cart.
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
create trigger of_no_deleted_account before insert on cart_item
  for each row execute function refuse_deleted_account();

-- One row per purchase: orders of one or several shops that are paid together.
create table checkout (
  user_id uuid not null references user_account,
  checkout_id uuid not null default uuidv7(),
  total_cents bigint not null check (total_cents > 0),
  promo_code text references promo_code,
  -- Minimum value of goods for the promo code, at the time of the checkout. A refund deducts a discount to which the
  -- remaining goods are not entitled.
  promo_minimum_cents bigint not null default 0 check (promo_minimum_cents >= 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (user_id, checkout_id)
);
create trigger of_no_deleted_account before insert on checkout
  for each row execute function refuse_deleted_account();
