-- Planned price reductions: from a time until a time, for chosen products or a category. `sku.price_cents` is the regular
-- price. The price in force is derived when it is read, by the functions below, so it changes at the exact time.

-- One row per reduction, as the desk saved it.
create table price_reduction (
  reduction_id uuid primary key default uuidv7(),
  -- For operators only.
  name text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Basis points off the regular price; null if each SKU has a price.
  off_100 int check (off_100 between 1 and 9999),
  -- With its subcategories. The SKUs are those of the time of the save, so the category may be deleted later.
  category text,
  product_ids text[] not null default '{}',
  -- Whether promo codes reduce the price further.
  takes_codes boolean not null,
  below_cost boolean not null,
  cancelled_at timestamptz,
  -- Whether lists, search and favourites follow the start and the end.
  start_noted boolean not null default false,
  end_noted boolean not null default false,
  created_at timestamptz not null default now(),
  check (ends_at > starts_at)
);
create index price_reduction_by_start on price_reduction (starts_at, reduction_id);
create index price_reduction_start_due on price_reduction (starts_at) where not start_noted;
create index price_reduction_end_due on price_reduction (ends_at) where not end_noted;

-- One row per SKU of a reduction, with its price as it was confirmed at the desk. Rows stay after the end, because the
-- lowest price of 30 days includes reduced prices.
create table sku_reduction (
  reduction_id uuid not null references price_reduction on delete cascade,
  sku_id text not null references sku on delete cascade,
  product_id text not null,
  price_cents bigint not null check (price_cents > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  takes_codes boolean not null,
  primary key (reduction_id, sku_id)
);
create index sku_reduction_of_sku on sku_reduction (sku_id, ends_at);
create index sku_reduction_of_product on sku_reduction (product_id, ends_at);

-- The lowest price of a SKU in the 30 days before a time: regular prices, and prices of other reductions.
create function lowest_price_before(of_sku text, at_time timestamptz) returns bigint
language sql stable parallel safe as $$
  select least(
    (select min(from_cents) from sku_price_change
      where sku_id = of_sku and changed_at > at_time - interval '30 days' and changed_at <= at_time),
    coalesce(
      (select from_cents from sku_price_change where sku_id = of_sku and changed_at > at_time
        order by changed_at, sku_price_change_id limit 1),
      (select price_cents from sku where sku_id = of_sku)),
    (select min(price_cents) from sku_reduction
      where sku_id = of_sku and starts_at < at_time and ends_at > at_time - interval '30 days'))
$$;

-- The rule for prices: of all reductions that run now, the lowest price counts, if it is below the regular price. The next
-- functions apply it to a SKU and to the lowest price of a product. `former_cents` is the price to be struck out: the lowest
-- price of the 30 days before the reduction, if it was higher.
create view reduction_in_force as
  select sku_id, product_id, price_cents, starts_at, ends_at, takes_codes from sku_reduction
  where starts_at <= now() and ends_at > now();

create function reduction_of_sku(of_sku text, regular_cents bigint)
returns table (price_cents bigint, former_cents bigint, ends_at timestamptz, takes_codes boolean)
language sql stable parallel safe as $$
  select reduced.price_cents,
    (select former from lowest_price_before(of_sku, reduced.starts_at) as former where former > reduced.price_cents),
    reduced.ends_at, reduced.takes_codes
  from (select * from reduction_in_force where sku_id = of_sku and reduction_in_force.price_cents < regular_cents
    order by reduction_in_force.price_cents, reduction_in_force.takes_codes desc, reduction_in_force.ends_at desc limit 1) as reduced
$$;

create function reduction_of_product(of_product text, regular_cents bigint)
returns table (price_cents bigint, former_cents bigint, ends_at timestamptz)
language sql stable parallel safe as $$
  select reduced.price_cents,
    (select former from lowest_price_before(reduced.sku_id, reduced.starts_at) as former where former > reduced.price_cents),
    reduced.ends_at
  from (select * from reduction_in_force where product_id = of_product and reduction_in_force.price_cents < regular_cents
    and (select on_sale from sku where sku.sku_id = reduction_in_force.sku_id)
    order by reduction_in_force.price_cents, reduction_in_force.ends_at desc limit 1) as reduced
$$;

create function sku_price(of_sku text, regular_cents bigint) returns bigint language sql stable parallel safe as $$
  select coalesce((select price_cents from reduction_of_sku(of_sku, regular_cents)), regular_cents)
$$;

create function product_price(of_product text, regular_cents bigint) returns bigint language sql stable parallel safe as $$
  select coalesce((select price_cents from reduction_of_product(of_product, regular_cents)), regular_cents)
$$;

-- One row per SKU with the data that cart, checkout and orders need, at the price in force.
create view offer as
  select sku.sku_id, sku.product_id, shop_id, product.title, values_in_words(sku.axis_values) as axis_values, sku.image,
    coalesce(reduced.price_cents, sku.price_cents) as price_cents, reduced.former_cents, reduced.ends_at as reduced_until,
    coalesce(reduced.takes_codes, true) as takes_codes, sku.stock, sku.on_sale and product.on_sale as on_sale,
    shop.name as shop_name, shop.logo as shop_logo, product.category, sku.article_number
  from sku join product using (product_id) join shop using (shop_id)
    left join lateral reduction_of_sku(sku.sku_id, sku.price_cents) as reduced on true;

-- The end of the last reduction of a SKU that ended after a time, if the SKU costs its regular price again.
create function reduction_ended(of_sku text, regular_cents bigint, since timestamptz) returns timestamptz
language sql stable parallel safe as $$
  select max(ends_at) from sku_reduction
  where sku_id = of_sku and ends_at > greatest(since, now() - interval '7 days') and ends_at <= now()
    and price_cents < regular_cents
    and not exists (select from reduction_in_force as other where other.sku_id = of_sku and other.price_cents < regular_cents)
$$;
