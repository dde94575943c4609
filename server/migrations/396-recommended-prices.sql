-- A struck-out price is a former price of the product, or a recommended price, which is shown as such.
alter table product add column is_recommended_price boolean not null default false;

-- Until now the price was free text. If the product was never sold at it, it is a recommended price.
update product set is_recommended_price = true
where was_cents is not null and not exists (
  select from sku join sku_price_change using (sku_id)
  where sku.product_id = product.product_id and from_cents = was_cents);
