-- Freight by weight, and by the price of the goods.

-- Null: the price depends on the number of pieces. Otherwise FreightBands in contract/src/order/delivery.ts.
alter table freight_rule add column bands jsonb;

-- The weight of a piece whose SKU has none.
alter table shop add column piece_grams int not null default 500 check (piece_grams > 0);

-- The weight of a piece by which freight was calculated. Null for older orders.
alter table order_item add column weight_grams int check (weight_grams > 0);

create or replace view open_freight_rule as
select shop_id, country, base_cents, each_further_cents, free_from_cents, handling_days, transit_days_min,
  transit_days_max, bands
from freight_rule
where case country
  when '*' then not exists (select from country_opening where not is_open)
  else not exists (select from country_opening as opening where opening.country = freight_rule.country and not is_open)
end
union all
select shop_id, opening.country, base_cents, each_further_cents, free_from_cents, handling_days, transit_days_min,
  transit_days_max, bands
from freight_rule join country_opening as opening on is_open
where freight_rule.country = '*' and exists (select from country_opening where not is_open)
  and not exists (select from freight_rule as own
    where own.shop_id = freight_rule.shop_id and own.country = opening.country);

create or replace view offer as
  select sku.sku_id, sku.product_id, shop_id, product.title, values_in_words(sku.axis_values) as axis_values, sku.image,
    coalesce(reduced.price_cents, sku.price_cents) as price_cents, reduced.former_cents, reduced.ends_at as reduced_until,
    coalesce(reduced.takes_codes, true) as takes_codes, sku.stock, sku.on_sale and product.on_sale as on_sale,
    shop.name as shop_name, shop.logo as shop_logo, product.category, sku.article_number,
    coalesce(sku.weight_grams, shop.piece_grams) as weight_grams
  from sku join product using (product_id) join shop using (shop_id)
    left join lateral reduction_of_sku(sku.sku_id, sku.price_cents) as reduced on true;

-- Only changed prices are noted: no mark depends on the days of a delivery.
create or replace function note_changed_freight() returns trigger language plpgsql as $$
begin
  insert into listing_change (source, up_to)
    select distinct '@shop:' || changed.shop_id, ''
    from changed join before using (shop_id, country)
    where (changed.base_cents, changed.each_further_cents, changed.free_from_cents, changed.bands)
      is distinct from (before.base_cents, before.each_further_cents, before.free_from_cents, before.bands);
  return null;
end $$;
