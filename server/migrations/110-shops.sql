-- Shops of the marketplace, and the prices of their deliveries.

-- One row per shop of the marketplace.
create table shop (
  shop_id text primary key,
  name jsonb not null,
  description jsonb not null,
  logo text not null,
  founded_at timestamptz not null default now(),
  fans int not null default 0,
  total_sales int not null default 0,
  -- Percentage of reviews with four or five stars.
  favorable_rate numeric(4, 1),
  -- Number of reviews of the shop's products, and of those with four or five stars. Each review updates them, so that no
  -- page counts reviews.
  reviews int not null default 0,
  good_reviews int not null default 0,
  return_address text check (length(return_address) between 1 and 300),
  -- The seller as receipts name it. Null: the receipt names the shop only.
  legal_name text check (length(legal_name) between 1 and 120),
  seller_address text check (length(seller_address) between 1 and 300),
  tax_number text check (length(tax_number) between 1 and 40)
);
-- Lists of shops are paged by keyset, which needs both columns of a sort in the same direction. Shops without reviews
-- come last.
create index shop_hot on shop (total_sales, shop_id);
create index shop_new on shop (founded_at, shop_id);
create index shop_rating on shop (coalesce(favorable_rate, -1), shop_id);
create trigger shop_came_or_went after insert or delete on shop for each row execute function note_name();
create trigger shop_named after update of name on shop for each row
  when (old.name is distinct from new.name) execute function note_name();

-- One row per shop and country: the price of delivery. The country '*' means all other countries.
create table freight_rule (
  shop_id text not null references shop,
  country text not null check (country ~ '^([A-Z]{2}|\*)$'),
  base_cents bigint not null check (base_cents >= 0),
  each_further_cents bigint not null check (each_further_cents >= 0),
  -- Orders from this sum are delivered free of charge.
  free_from_cents bigint check (free_from_cents >= 0),
  -- Working days until the shop hands the parcel over, and working days in transit.
  handling_days int not null default 2 check (handling_days between 0 and 60),
  transit_days_min int not null default 5 check (transit_days_min >= 0),
  transit_days_max int not null default 10 check (transit_days_max <= 120),
  primary key (shop_id, country),
  constraint transit_days_in_order check (transit_days_min <= transit_days_max)
);

-- A change of a shop's delivery prices changes which of its products are delivered free of charge.
create function note_freight() returns trigger language plpgsql as $$
begin
  insert into listing_change (source, up_to) select distinct '@shop:' || shop_id, '' from changed;
  return null;
end $$;
create trigger freight_added after insert on freight_rule referencing new table as changed
  for each statement execute function note_freight();
create trigger freight_removed after delete on freight_rule referencing old table as changed
  for each statement execute function note_freight();

-- Only changed prices are noted: no mark depends on the days of a delivery.
create function note_changed_freight() returns trigger language plpgsql as $$
begin
  insert into listing_change (source, up_to)
    select distinct '@shop:' || changed.shop_id, ''
    from changed join before using (shop_id, country)
    where (changed.base_cents, changed.each_further_cents, changed.free_from_cents)
      is distinct from (before.base_cents, before.each_further_cents, before.free_from_cents);
  return null;
end $$;
create trigger freight_changed after update on freight_rule referencing old table as before new table as changed
  for each statement execute function note_changed_freight();
