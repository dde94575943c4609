-- Products, their SKUs, stock and prices. Triggers queue changes for search, favourites and the desk's lists, so code
-- that writes products does not have to.

-- One row per product.
create table product (
  product_id text primary key,
  shop_id text not null references shop,
  category text not null references category,
  kind text,
  title jsonb not null,
  description jsonb not null,
  specs jsonb not null default '[]',
  images text[] not null check (cardinality(images) > 0),
  -- Lowest price of its SKUs.
  price_cents bigint not null check (price_cents > 0),
  -- The struck-out price: a former price of the product, or a recommended price, which pages call so.
  was_cents bigint check (was_cents > price_cents),
  is_recommended_price boolean not null default false,
  sales int not null default 0,
  rating numeric(2, 1),
  review_count int not null default 0,
  on_sale boolean not null default true,
  -- For operators only: shoppers see neither the supplier nor the tags.
  vendor text,
  tags text[] not null default '{}',
  -- For customs: the number of the Harmonized System, and the ISO code of the country of origin.
  hs_code text check (hs_code ~ '^[0-9]{6,10}$'),
  origin_country text check (origin_country ~ '^[A-Z]{2}$'),
  created_at timestamptz not null default now(),
  -- The kind belongs to the product's category.
  foreign key (category, kind) references kind (category, kind)
);

-- Whether a text lacks one of the five languages. English texts of imports may be written in another script.
create function lacks_language(title jsonb, description jsonb) returns boolean language sql immutable parallel safe as $$
  select not (title ?& array['en', 'zh-CN', 'ja', 'ko', 'th'] and description ?& array['en', 'zh-CN', 'ja', 'ko', 'th'])
    or title ->> 'en' ~ '[\u0E00-\u0E7F\u3040-\u30FF\u4E00-\u9FFF\uAC00-\uD7AF]'
$$;

-- A title as characters and pairs of characters, because three of the five languages are written without spaces.
create function title_pairs(title jsonb) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(lower(value), at, size)), '{}')
  from jsonb_each_text(title), generate_series(1, length(value)) as at, generate_series(1, 2) as size
$$;

-- Indexes for the desk's lists. None of the indexed columns changes when a product is sold, so a sale updates no index.
create index product_newest on product (created_at);
create index product_newest_in_shop on product (shop_id, created_at);
create index product_newest_in_category on product (category, created_at);
create index product_newest_in_kind on product (kind, created_at) where kind is not null;
create index product_newest_off_sale on product (created_at) where not on_sale;
create index product_by_price on product (price_cents);
create index product_by_price_in_shop on product (shop_id, price_cents);
create index product_by_price_in_category on product (category, price_cents);
create index product_by_price_off_sale on product (price_cents) where not on_sale;
create index product_lacks_language on product (created_at) where lacks_language(title, description);
create index product_lacks_picture on product (created_at) where images[1] like '/pictures/no-picture.%';
-- Products on sale are found by `listing`.
create index product_off_sale_title on product using gin (title_pairs(title)) where not on_sale;


-- Digests of the title in each language, in lower case: an index entry is limited in size, and a title is not.
create function title_digests(title jsonb) returns uuid[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct md5(lower(value))::uuid), '{}') from jsonb_each_text(title)
$$;
-- Reviews that are moved in name their product by its title.
create index product_of_title on product using gin (title_digests(title));

-- One row per SKU: a product in one combination of options.
create table sku (
  sku_id text primary key,
  product_id text not null references product,
  position int not null,
  -- [{"axis": "colour", "value_key": "clay"}, …], in the order in which the shopper chooses them.
  axis_values jsonb not null default '[]',
  price_cents bigint not null check (price_cents > 0),
  stock int not null check (stock >= 0),
  image text not null,
  on_sale boolean not null default true,
  -- The number that the shop's owners know the article by, as they write it.
  article_number text check (article_number <> ''),
  -- The number of the barcode: GTIN-8, 12, 13 or 14.
  gtin text check (gtin ~ '^([0-9]{8}|[0-9]{12,14})$'),
  weight_grams int check (weight_grams > 0),
  -- From how many pieces on its stock is low; null for the number of the settings.
  low_stock_at int check (low_stock_at between 0 and 1000000),
  -- What a piece costs the shop. Never part of a reply to shoppers.
  cost_cents bigint check (cost_cents >= 0),
  -- The price rule compares new SKUs with SKUs of the product that are at least a day old. Otherwise each new SKU could
  -- cost half of the one before.
  created_at timestamptz default now()
) with (fillfactor = 80);
create index sku_by_product on sku (product_id, position);
create unique index sku_by_article_number on sku (lower(article_number)) where article_number is not null;
create index sku_by_gtin on sku (gtin) where gtin is not null;

-- Search: changed products are queued for the worker that rebuilds `listing`. Stock changes with every order, so the
-- triggers have conditions, which PostgreSQL checks without calling a function.
create function note_products() returns trigger language plpgsql as $$
begin
  insert into listing_change (product_id) select distinct product_id from changed;
  return null;
end $$;
create function note_product() returns trigger language plpgsql as $$
begin
  insert into listing_change (product_id) values (new.product_id);
  return null;
end $$;
create trigger product_listed after insert on product referencing new table as changed
  for each statement execute function note_products();
create trigger product_unlisted after delete on product referencing old table as changed
  for each statement execute function note_products();
create trigger product_listed_anew after update on product for each row
  when (
    (old.shop_id, old.category, old.kind, old.title, old.price_cents, old.sales, old.rating, old.review_count, old.on_sale, old.created_at)
    is distinct from
    (new.shop_id, new.category, new.kind, new.title, new.price_cents, new.sales, new.rating, new.review_count, new.on_sale, new.created_at)
  )
  execute function note_product();
create trigger sku_listed after insert on sku referencing new table as changed
  for each statement execute function note_products();
create trigger sku_unlisted after delete on sku referencing old table as changed
  for each statement execute function note_products();
create trigger sku_listed_anew after update on sku for each row
  when (
    (old.axis_values, old.on_sale, old.on_sale and old.stock > 0)
    is distinct from
    (new.axis_values, new.on_sale, new.on_sale and new.stock > 0)
  )
  execute function note_product();

-- One row per change of a SKU's price. Small falls of one day add up when a price rule is checked.
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

-- Whether a stock is low: `own` is the number of the SKU, null for that of the settings.
create function is_low_stock(stock int, own int) returns boolean language sql stable parallel safe as $$
  select stock <= coalesce(own, (select value::int from shop_choice where name = 'low_stock'))
$$;

-- One row per SKU on sale whose stock is low. An index on sku.stock would be updated by every sale; this table changes
-- only when the stock crosses the limit.
create table low_stock_sku (
  sku_id text primary key references sku on delete cascade,
  product_id text not null
);
create index low_stock_sku_by_product on low_stock_sku (product_id);

create function note_low_stock() returns trigger language plpgsql as $$
begin
  if new.on_sale and is_low_stock(new.stock, new.low_stock_at) then
    insert into low_stock_sku values (new.sku_id, new.product_id) on conflict do nothing;
  else
    delete from low_stock_sku where sku_id = new.sku_id;
  end if;
  return null;
end $$;
create trigger sku_low after insert on sku
  for each row when (new.on_sale and is_low_stock(new.stock, new.low_stock_at)) execute function note_low_stock();
create trigger sku_crossed_low after update on sku for each row
  when ((old.on_sale and is_low_stock(old.stock, old.low_stock_at))
    is distinct from (new.on_sale and is_low_stock(new.stock, new.low_stock_at)))
  execute function note_low_stock();

-- Finds the SKUs again after a change of the settings.
create function recount_low_stock() returns void language sql as $$
  delete from low_stock_sku using sku
  where sku.sku_id = low_stock_sku.sku_id and not (sku.on_sale and is_low_stock(sku.stock, sku.low_stock_at));
  insert into low_stock_sku select sku_id, product_id from sku
  where on_sale and is_low_stock(stock, low_stock_at) on conflict do nothing
$$;

-- One row per product without a piece in stock. When the product is in stock again, shoppers can be notified.
create table sold_out_product (
  product_id text primary key references product on delete cascade
);

-- Serialises changes of the stock of one product. Without it, two SKUs that lose their last piece at the same moment each
-- see the other's piece, and the product is not recorded as sold out. The statement after the lock sees the other commit.
create function hold_product_stock(of_product text) returns void language sql as $$
  select pg_advisory_xact_lock(7262047, hashtext(of_product))
$$;
create function note_stock_gone() returns trigger language plpgsql as $$
begin
  perform hold_product_stock(new.product_id);
  if not exists (select from sku where product_id = new.product_id and on_sale and stock > 0) then
    insert into sold_out_product (product_id) values (new.product_id) on conflict do nothing;
  end if;
  return null;
end $$;
create function note_stock_back() returns trigger language plpgsql as $$
begin
  perform hold_product_stock(new.product_id);
  delete from sold_out_product where product_id = new.product_id;
  if found then
    insert into favourite_change (product_id, kind) values (new.product_id, 'favourite_back');
  end if;
  return null;
end $$;
create trigger sku_gone after update on sku for each row
  when (old.on_sale and old.stock > 0 and not (new.on_sale and new.stock > 0))
  execute function note_stock_gone();
create trigger sku_back after update on sku for each row
  when (not (old.on_sale and old.stock > 0) and new.on_sale and new.stock > 0)
  execute function note_stock_back();
create trigger sku_new after insert on sku for each row
  when (new.on_sale and new.stock > 0)
  execute function note_stock_back();
create trigger sku_new_gone after insert on sku for each row
  when (not (new.on_sale and new.stock > 0))
  execute function note_stock_gone();

create function note_price_fall() returns trigger language plpgsql as $$
begin
  insert into favourite_change (product_id, kind) values (new.product_id, 'favourite_cheaper');
  return null;
end $$;
create trigger product_cheaper after update of price_cents on product for each row
  when (new.price_cents < old.price_cents)
  execute function note_price_fall();
