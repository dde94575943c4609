-- What the desk needs to look after the catalogue: lists of products newest first, what lacks a text or runs out, pictures
-- that operators sent, and texts of help and legal pages that replace the shop's own.

-- None of these columns changes when a product is sold, so a sale still writes no index.
create index product_newest on product (created_at);
create index product_newest_in_shop on product (shop_id, created_at);
create index product_newest_in_category on product (category, created_at);
create index product_newest_in_kind on product (kind, created_at) where kind is not null;
create index product_newest_off_sale on product (created_at) where not on_sale;

-- A text that lacks one of the five languages is shown in English there.
create function lacks_language(title jsonb, description jsonb) returns boolean language sql immutable parallel safe as $$
  select not (title ?& array['en', 'zh-CN', 'ja', 'ko', 'th'] and description ?& array['en', 'zh-CN', 'ja', 'ko', 'th'])
$$;
create index product_lacks_language on product (created_at) where lacks_language(title, description);

-- Titles of products that are off sale, which no list of the shop has, in characters and pairs of them: three of the five
-- languages write without spaces.
create function title_pairs(title jsonb) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(lower(value), at, size)), '{}')
  from jsonb_each_text(title), generate_series(1, length(value)) as at, generate_series(1, 2) as size
$$;
create index product_off_sale_title on product using gin (title_pairs(title)) where not on_sale;

-- SKUs on sale of which few or none are left. A table of its own, because an index over the stock would be written by each
-- sale; a row comes and goes only where the stock crosses the line.
create table low_stock_sku (
  sku_id text primary key references sku on delete cascade,
  product_id text not null
);
create index low_stock_sku_by_product on low_stock_sku (product_id);
insert into low_stock_sku select sku_id, product_id from sku where on_sale and stock <= 10;

create function note_low_stock() returns trigger language plpgsql as $$
begin
  if new.on_sale and new.stock <= 10 then
    insert into low_stock_sku values (new.sku_id, new.product_id) on conflict do nothing;
  else
    delete from low_stock_sku where sku_id = new.sku_id;
  end if;
  return null;
end $$;
create trigger sku_low after insert on sku for each row when (new.on_sale and new.stock <= 10) execute function note_low_stock();
create trigger sku_crossed_low after update on sku for each row
  when ((old.on_sale and old.stock <= 10) is distinct from (new.on_sale and new.stock <= 10))
  execute function note_low_stock();

-- Pictures that operators sent. The same picture sent twice is one: its name is its digest.
create table catalogue_picture (
  address text primary key,
  operator_id uuid not null references operator,
  width int not null,
  height int not null,
  bytes int not null,
  created_at timestamptz not null default now()
);

-- A help or legal page in the shopkeeper's own words, in place of what comes with the shop.
create table article_text (
  collection text not null check (collection in ('help', 'law')),
  slug text not null,
  language text not null,
  title text not null,
  body_markdown text not null,
  saved_at timestamptz not null default now(),
  primary key (collection, slug, language)
);

create index promo_code_newest on promo_code (starts_at);
