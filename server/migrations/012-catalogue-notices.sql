-- What the server keeps of the shop window it keeps for seconds (docs/architecture.md, Pages). A notice lets it drop at
-- once what changed; nothing depends on one arriving.

-- Telling takes no lock: two who change the catalogue, or buy, never wait for each other.
create or replace function announce_catalogue() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', tg_table_name);
  return null;
end $$;
drop table catalogue_version;

-- Beside products, shops and banners, what else a page shows and a shopkeeper changes.
create trigger category_changed after insert or update or delete
  on category for each statement execute function announce_catalogue();
create trigger freight_rule_changed after insert or update or delete
  on freight_rule for each statement execute function announce_catalogue();
create trigger axis_changed after insert or update or delete
  on axis for each statement execute function announce_catalogue();
create trigger axis_value_changed after insert or update or delete
  on axis_value for each statement execute function announce_catalogue();

create function announce_product() returns trigger language plpgsql as $$
begin
  perform pg_notify('product', coalesce(new.product_id, old.product_id));
  return null;
end $$;
create trigger sku_came_or_went after insert or delete
  on sku for each row execute function announce_product();
-- Stock moves with every order, so the condition is checked before anything is called: only what a page says of stock
-- counts, which is "sold out", "few left" (ten and fewer) or nothing.
create trigger sku_changed after update on sku for each row
  when (
    (old.product_id, old.position, old.axis_values, old.price_cents, old.image, old.on_sale, old.stock = 0, old.stock <= 10)
    is distinct from
    (new.product_id, new.position, new.axis_values, new.price_cents, new.image, new.on_sale, new.stock = 0, new.stock <= 10)
  )
  execute function announce_product();
