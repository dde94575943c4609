-- Lists, filters and search read `listing`: a narrow row for each product on sale, made from the truth by one worker
-- (docs/search.md). Who writes products, SKUs, shops or their words knows nothing of it: triggers note what to make anew.

-- What shoppers also call a kind or an option: only found by, never shown.
alter table kind add other_names jsonb not null default '{}';
alter table axis_value add other_names jsonb not null default '{}';

-- Append only and without a unique key on what changed, so that no writer waits for another. Either a product, or the
-- source of a name that products are found by: '@shop:…', '@category:…', '@kind:…', '@option:axis:value'.
create table listing_change (
  change_id bigint generated always as identity primary key,
  product_id text,
  source text,
  -- Of a renamed shop's products those up to here have been noted.
  up_to text,
  check (num_nonnulls(product_id, source) = 1)
);

create table listing (
  product_id text primary key,
  shop_id text not null,
  category text not null,
  kind text,
  price_cents bigint not null,
  sales int not null,
  -- 0 without reviews.
  rating numeric(2, 1) not null,
  review_count int not null,
  in_stock boolean not null,
  created_at timestamptz not null,
  -- 1 for what sells best, 2 for what follows, 3 for the rest: see listing_tier.
  tier smallint not null check (tier in (1, 2, 3)),
  -- A digest of the texts that `titles` and `search` were made of.
  made_of uuid not null,
  -- Normalised like keywords, by language.
  titles jsonb not null,
  search tsvector not null
);
-- Counting and sorting read many rows and no vectors, which the index knows: rows are small without them.
alter table listing alter search set storage external;

-- One index for each sort alone, in a category, in a kind and in a shop. The id makes each place unique: a page begins
-- after the last row of the one before.
create index listing_hot on listing (sales, product_id);
create index listing_new on listing (created_at, product_id);
create index listing_price on listing (price_cents, product_id);
create index listing_rating on listing (rating, review_count, product_id);
create index listing_hot_in_category on listing (category, sales, product_id);
create index listing_new_in_category on listing (category, created_at, product_id);
create index listing_price_in_category on listing (category, price_cents, product_id);
create index listing_rating_in_category on listing (category, rating, review_count, product_id);
create index listing_hot_in_kind on listing (kind, sales, product_id);
create index listing_new_in_kind on listing (kind, created_at, product_id);
create index listing_price_in_kind on listing (kind, price_cents, product_id);
create index listing_rating_in_kind on listing (kind, rating, review_count, product_id);
create index listing_hot_in_shop on listing (shop_id, sales, product_id);
create index listing_new_in_shop on listing (shop_id, created_at, product_id);
create index listing_price_in_shop on listing (shop_id, price_cents, product_id);
create index listing_rating_in_shop on listing (shop_id, rating, review_count, product_id);
create index listing_hot_in_tier on listing (tier, sales, product_id);
-- A common word is found among the best sellers without reading the rest. What changes often is small enough to be
-- written at once; a list of pending entries would have to be read by every search.
create index listing_search_1 on listing using gin (search) with (fastupdate = off) where tier = 1;
create index listing_search_2 on listing using gin (search) where tier = 2;
create index listing_search_3 on listing using gin (search) where tier = 3;

-- Where a tier ends in the order of sales. Between `enter` and `leave` a product stays where it is, so that none moves to
-- and fro.
create table listing_tier (
  tier smallint primary key check (tier in (1, 2)),
  enter_sales int not null,
  enter_id text not null,
  leave_sales int not null,
  leave_id text not null
);
insert into listing_tier values (1, -1, '', -1, ''), (2, -1, '', -1, '');

-- Products on sale by shop, category and kind; the shop '' stands for all, the kind '' for none.
create table listing_count (
  shop_id text not null,
  category text not null,
  kind text not null,
  products int not null,
  in_stock int not null,
  primary key (shop_id, category, kind)
) with (fillfactor = 80);

-- The words that products are found by: how many products on sale have them in their titles in that language, and how
-- many names of shops, categories, kinds and options.
create table known_word (
  word text collate "C" not null,
  language text not null,
  titles int not null,
  names int not null,
  -- For looking up near words: how many letters it has, counted as near-words.ts does, and its first.
  letters smallint not null,
  first_letter text collate "C" not null,
  primary key (word, language)
) with (fillfactor = 80);
create index known_word_by_letter on known_word (language, left(word, 1), titles);
create index known_word_by_two_letters on known_word (language, left(word, 2), titles);
create index known_word_by_length on known_word (letters, titles);
create index known_word_by_length_and_letter on known_word (letters, first_letter, titles);

-- What names of shops, categories, kinds and options are cut into. In place of those words a product's vector has the
-- code: a kind that is renamed changes no product.
create table search_code (
  lexeme text collate "C" not null,
  code text not null,
  primary key (lexeme, code)
);
create index search_code_by_code on search_code (code);

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
-- Stock moves with every order, so the condition is checked before anything is called.
create trigger sku_listed_anew after update on sku for each row
  when (
    (old.axis_values, old.on_sale, old.on_sale and old.stock > 0)
    is distinct from
    (new.axis_values, new.on_sale, new.on_sale and new.stock > 0)
  )
  execute function note_product();

create function note_name() returns trigger language plpgsql as $$
begin
  -- The name of a shop stands in its products' vectors: one that is renamed has them made anew.
  insert into listing_change (source, up_to) select case tg_table_name
    when 'shop' then '@shop:' || (named ->> 'shop_id')
    when 'category' then '@category:' || (named ->> 'category')
    when 'kind' then '@kind:' || (named ->> 'kind')
    else '@option:' || (named ->> 'axis') || ':' || (named ->> 'value_key') end,
    case when tg_table_name = 'shop' and tg_op = 'UPDATE' then '' end
  from to_jsonb(coalesce(new, old)) as named;
  return null;
end $$;
create trigger shop_came_or_went after insert or delete on shop for each row execute function note_name();
create trigger shop_named after update of name on shop for each row
  when (old.name is distinct from new.name) execute function note_name();
create trigger category_named after insert or update of name or delete on category
  for each row execute function note_name();
create trigger kind_named after insert or update of name, other_names or delete on kind
  for each row execute function note_name();
create trigger axis_value_named after insert or update of value, other_names or delete on axis_value
  for each row execute function note_name();

-- The worker makes the listings of what is there already before the shop opens.
insert into listing_change (source)
  select '@category:' || category from category union all select '@kind:' || kind from kind
  union all select '@option:' || axis || ':' || value_key from axis_value;
insert into listing_change (source, up_to) select '@shop:' || shop_id, '' from shop;
