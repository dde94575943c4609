-- Promo codes for some goods only, and with a number of uses for each shopper.
alter table promo_code
  -- Both empty: for all goods. Otherwise for what stands in either.
  add column product_ids text[] not null default '{}',
  add column categories text[] not null default '{}',
  -- Null: as often as the shopper likes.
  add column uses_per_shopper int default 1 check (uses_per_shopper > 0);

alter table promo_use
  drop constraint promo_use_pkey,
  add primary key (user_id, code, checkout_id);
-- Codes without a limit are counted by their uses.
create index promo_use_by_code on promo_use (code);

-- What one operator may do alone with promo codes and prices. The first two are of goods for $100.
insert into amount_limit (name, amount_cents) values
  ('promo_off_100', 3000),
  ('price_fall_100', 5000),
  ('promo_operator_day', 50000);

alter table act_alone
  alter column ref_id type text,
  drop constraint act_alone_kind_check,
  add constraint act_alone_kind_check check (kind in ('recharge', 'extract', 'refund', 'promo'));

-- What prices were, so that small falls of a day add up.
create table sku_price_change (
  sku_price_change_id uuid primary key default uuidv7(),
  sku_id text not null,
  from_cents bigint not null,
  changed_at timestamptz not null default now()
);
create index sku_price_change_of_sku on sku_price_change (sku_id, changed_at);
create index sku_price_change_by_time on sku_price_change (changed_at);

create function note_price_change() returns trigger language plpgsql as $$
begin
  insert into sku_price_change (sku_id, from_cents) values (old.sku_id, old.price_cents);
  return null;
end
$$;
create trigger price_changes after update of price_cents on sku
  for each row when (old.price_cents is distinct from new.price_cents) execute function note_price_change();

create or replace view offer as
  select sku_id, product_id, shop_id, product.title, values_in_words(sku.axis_values) as axis_values, sku.image,
    sku.price_cents, sku.stock, sku.on_sale and product.on_sale as on_sale, shop.name as shop_name,
    shop.logo as shop_logo, product.category
  from sku join product using (product_id) join shop using (shop_id);
