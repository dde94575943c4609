-- Whether a product is sold out depends on all its SKUs, so changes of two of them must see each other: when both lost their
-- last piece at the same moment, each saw the other's piece, and nobody was told when the product was back. The next
-- statement of the function reads what was committed while it waited.
create function hold_product_stock(of_product text) returns void language sql as $$
  select pg_advisory_xact_lock(7262047, hashtext(of_product))
$$;

create or replace function note_stock_gone() returns trigger language plpgsql as $$
begin
  perform hold_product_stock(new.product_id);
  if not exists (select from sku where product_id = new.product_id and on_sale and stock > 0) then
    insert into sold_out_product (product_id) values (new.product_id) on conflict do nothing;
  end if;
  return null;
end $$;
create or replace function note_stock_back() returns trigger language plpgsql as $$
begin
  perform hold_product_stock(new.product_id);
  delete from sold_out_product where product_id = new.product_id;
  if found then
    insert into favourite_change (product_id, kind) values (new.product_id, 'favourite_back');
  end if;
  return null;
end $$;

-- Products that were sold out that way, and those that were noted although something was there.
insert into sold_out_product (product_id)
select product_id from product
where not exists (select from sku where sku.product_id = product.product_id and sku.on_sale and sku.stock > 0)
on conflict do nothing;
delete from sold_out_product
where exists (select from sku where sku.product_id = sold_out_product.product_id and sku.on_sale and sku.stock > 0);
