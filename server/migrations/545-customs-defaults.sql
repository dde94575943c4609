-- The class of goods, HS code and country of origin of products that have none: of a kind, of a category, or of the whole
-- shop (neither). Operators set them.
create table customs_default (
  subject text primary key generated always as (case
    when kind is not null then 'kind ' || kind
    when category is not null then 'category ' || category
    else 'shop' end) stored,
  category text unique references category on delete cascade,
  kind text unique references kind on delete cascade,
  hs_code text check (hs_code ~ '^[0-9]{6,10}$'),
  origin_country text check (origin_country ~ '^[A-Z]{2}$'),
  tax_class text check (tax_class in ('general', 'food', 'clothing', 'childrens_clothing', 'cosmetics', 'books')),
  constraint one_subject check (category is null or kind is null),
  constraint some_default check (num_nonnulls(hs_code, origin_country, tax_class) > 0)
);

-- What customs ask for by product. Each fact is that of the product, otherwise of its kind, category, main category, or
-- of the whole shop.
create view product_customs as
  select product.product_id,
    coalesce(product.hs_code, of_kind.hs_code, of_category.hs_code, of_main.hs_code, of_shop.hs_code) as hs_code,
    coalesce(product.origin_country, of_kind.origin_country, of_category.origin_country, of_main.origin_country,
      of_shop.origin_country) as origin_country,
    coalesce(product.tax_class, of_kind.tax_class, of_category.tax_class, of_main.tax_class, of_shop.tax_class)
      as tax_class
  from product
  join category using (category)
  left join customs_default as of_kind on of_kind.kind = product.kind
  left join customs_default as of_category on of_category.category = product.category
  left join customs_default as of_main on of_main.category = category.parent
  left join customs_default as of_shop on of_shop.subject = 'shop';
