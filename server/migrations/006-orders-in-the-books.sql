-- What cart, checkout and orders read together, and what the books must hold for them.

-- The chosen values of a SKU with their words in all languages, in the order of choice:
-- [{"axis": "colour", "name": {"en": "Colour", …}, "value_key": "clay", "value": {"en": "Clay", …}}, …]
create function values_in_words(axis_values jsonb) returns jsonb language sql stable parallel safe as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'axis', axis, 'name', axis.name, 'value_key', value_key, 'value', axis_value.value) order by place), '[]')
  from rows from (jsonb_to_recordset(axis_values) as (axis text, value_key text))
      with ordinality as chosen (axis, value_key, place)
    join axis using (axis) join axis_value using (axis, value_key)
$$;

-- Such values in one language.
create function worded_values(values_in_words jsonb, language text) returns jsonb
language sql immutable parallel safe as $$
  select coalesce(jsonb_agg(chosen || jsonb_build_object(
      'name', worded(chosen -> 'name', language), 'value', worded(chosen -> 'value', language)) order by place), '[]')
  from jsonb_array_elements(values_in_words) with ordinality as element (chosen, place)
$$;

-- A SKU as it can be put in a cart and bought.
create view offer as
  select sku_id, product_id, shop_id, product.title, values_in_words(sku.axis_values) as axis_values, sku.image,
    sku.price_cents, sku.stock, sku.on_sale and product.on_sale as on_sale, shop.name as shop_name,
    shop.logo as shop_logo
  from sku join product using (product_id) join shop using (shop_id);

-- Dead sessions are swept by age.
create index session_by_expiry on session (expires_at);

-- Escrow holds what was paid for orders that are not completed, less what was refunded of them.
create or replace view ledger_audit_expected (measure, account, expected_cents) as
  select 'balance', 'orders:escrow', coalesce(sum(paid_cents - refunded_cents), 0)::bigint
  from shop_order where status in (1, 2, 3, -4);
