-- Shops, products and SKUs. Texts are jsonb by language tag ({"en": …, "zh-CN": …}); a missing language falls back to English.

create function worded(texts jsonb, language text) returns text language sql immutable parallel safe as $$
  select coalesce(texts ->> language, texts ->> 'en')
$$;

create table category (
  category text primary key,
  position int not null,
  name jsonb not null,
  image text not null
);

create table shop (
  shop_id text primary key,
  name jsonb not null,
  description jsonb not null,
  logo text not null,
  fans int not null default 0,
  total_sales int not null default 0,
  favorable_rate numeric(4, 1),
  founded_at timestamptz not null default now()
);

-- What a shop asks for sending to a country; '*' stands for every other country it ships to.
create table freight_rule (
  shop_id text not null references shop,
  country text not null check (country ~ '^([A-Z]{2}|\*)$'),
  base_cents bigint not null check (base_cents >= 0),
  each_further_cents bigint not null check (each_further_cents >= 0),
  free_from_cents bigint check (free_from_cents >= 0),
  primary key (shop_id, country)
);

create table product (
  product_id text primary key,
  shop_id text not null references shop,
  category text not null references category,
  title jsonb not null,
  description jsonb not null,
  specs jsonb not null default '[]',
  images text[] not null check (cardinality(images) > 0),
  -- The lowest price of its SKUs, kept with them.
  price_cents bigint not null check (price_cents > 0),
  was_cents bigint check (was_cents > price_cents),
  sales int not null default 0,
  rating numeric(2, 1),
  review_count int not null default 0,
  on_sale boolean not null default true,
  search tsvector not null default '',
  created_at timestamptz not null default now()
);
create index product_search on product using gin (search);
create index product_by_shop on product (shop_id);
create index product_by_category on product (category, sales desc);

create table axis (
  axis text primary key,
  name jsonb not null
);
create table axis_value (
  axis text not null references axis,
  value_key text not null,
  value jsonb not null,
  primary key (axis, value_key)
);

create table sku (
  sku_id text primary key,
  product_id text not null references product,
  position int not null,
  -- [{"axis": "colour", "value_key": "clay"}, …], in the order of choice.
  axis_values jsonb not null default '[]',
  price_cents bigint not null check (price_cents > 0),
  stock int not null check (stock >= 0),
  image text not null,
  on_sale boolean not null default true
) with (fillfactor = 80);
create index sku_by_product on sku (product_id, position);

create table banner (
  position int primary key,
  image text not null,
  eyebrow jsonb not null,
  title jsonb not null,
  action jsonb not null,
  link text not null
);

create table hot_word (
  language text not null,
  position int not null,
  word text not null,
  primary key (language, position)
);

create table review (
  review_id uuid primary key default uuidv7(),
  product_id text not null references product,
  sku_id text not null references sku,
  user_id uuid references user_account,
  author text not null,
  product_score int not null check (product_score between 1 and 5),
  content text not null,
  language text not null,
  pictures text[] not null default '{}',
  reply text,
  created_at timestamptz not null default now()
);
create index review_by_product on review (product_id, created_at desc);

create table product_like (
  user_id uuid not null references user_account,
  product_id text not null references product,
  created_at timestamptz not null default now(),
  primary key (user_id, product_id)
);
create table shop_follow (
  user_id uuid not null references user_account,
  shop_id text not null references shop,
  created_at timestamptz not null default now(),
  primary key (user_id, shop_id)
);

-- The catalogue's version: servers drop their kept pages when it changes.
create table catalogue_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 0
);
insert into catalogue_version default values;
create function announce_catalogue() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  perform pg_notify('catalogue', tg_table_name);
  return null;
end $$;
create trigger product_changed after insert or update of title, description, specs, images, price_cents, was_cents, on_sale, rating or delete
  on product for each statement execute function announce_catalogue();
create trigger shop_changed after insert or update of name, description, logo or delete
  on shop for each statement execute function announce_catalogue();
create trigger banner_changed after insert or update or delete
  on banner for each statement execute function announce_catalogue();
