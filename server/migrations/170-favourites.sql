-- Favourite products, followed shops and viewed products.

-- One row per favourite product of a shopper.
create table product_like (
  user_id uuid not null references user_account,
  product_id text not null references product,
  created_at timestamptz not null default now(),
  -- Price when the shopper saved the favourite. Without this price, a fall of the price is not announced.
  saved_cents bigint check (saved_cents > 0),
  primary key (user_id, product_id)
);
create index product_like_newest on product_like (user_id, created_at desc);
create index product_like_by_product on product_like (product_id, user_id);
create trigger of_no_deleted_account before insert on product_like
  for each row execute function refuse_deleted_account();

-- One row per shop that a shopper follows.
create table shop_follow (
  user_id uuid not null references user_account,
  shop_id text not null references shop,
  created_at timestamptz not null default now(),
  primary key (user_id, shop_id)
);
create index shop_follow_newest on shop_follow (user_id, created_at desc);
create trigger of_no_deleted_account before insert on shop_follow
  for each row execute function refuse_deleted_account();

-- One row per product that a shopper viewed, with the last time. Only the newest rows are kept.
create table product_view (
  user_id uuid not null references user_account,
  product_id text not null references product,
  viewed_at timestamptz not null default clock_timestamp(),
  primary key (user_id, product_id)
);
create index product_view_newest on product_view (user_id, viewed_at desc);
create index product_view_oldest on product_view (viewed_at);
create trigger of_no_deleted_account before insert on product_view
  for each row execute function refuse_deleted_account();

-- One row per change of a product, for notifying the shoppers who have the product as a favourite. Servers process the
-- rows in batches, outside of the transaction of the change.
create table favourite_change (
  change_id bigint generated always as identity primary key,
  product_id text not null references product on delete cascade,
  kind text not null check (kind in ('favourite_back', 'favourite_cheaper')),
  -- Cursor: shoppers up to this id were notified.
  told_up_to uuid,
  created_at timestamptz not null default now()
);
-- Index for the deletion of a product.
create index favourite_change_by_product on favourite_change (product_id);
