-- Search of the desk's orders by recipient, e-mail address and tracking number. Each part of a search reads a bounded range of an index.

-- Words of a name that orders are found by: each word, all of them written together, and all of them in alphabetical order, so that
-- "Li Wei", "Wei Li" and "liwei" find each other.
create function name_words(name text) returns text[] language sql immutable parallel safe as $$
  with words as (
    select left(word, 60) as word, position
    from regexp_split_to_table(lower(normalize(name, nfkc)), '\s+') with ordinality as split (word, position)
    where word <> '' limit 12
  )
  select array(
    select word from words
    union select string_agg(word, '' order by position) from words having count(*) > 1
    union select string_agg(word, ' ' order by word collate "C") from words having count(*) > 1
  )
$$;

-- The words of the recipients of orders.
create table order_name_word (
  user_id uuid not null,
  order_id uuid not null,
  word text collate "C" not null,
  created_at timestamptz not null,
  primary key (user_id, order_id, word),
  foreign key (user_id, order_id) references shop_order (user_id, order_id)
);
create index order_by_name_word on order_name_word (word, created_at);

create function note_order_name() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from order_name_word where user_id = new.user_id and order_id = new.order_id;
  end if;
  insert into order_name_word (user_id, order_id, word, created_at)
  select new.user_id, new.order_id, word, new.created_at from unnest(name_words(new.address ->> 'addressee')) as word;
  return null;
end $$;
create trigger order_name_noted after insert on shop_order for each row execute function note_order_name();
create trigger order_name_changed after update of address on shop_order for each row
  when (old.address ->> 'addressee' is distinct from new.address ->> 'addressee') execute function note_order_name();

insert into order_name_word (user_id, order_id, word, created_at)
select user_id, order_id, word, created_at from shop_order cross join unnest(name_words(address ->> 'addressee')) as word;

-- A tracking number without blanks and hyphens, in capitals.
create function bare_tracking(tracking_number text) returns text language sql immutable parallel safe
  return upper(regexp_replace(tracking_number, '[\s-]', '', 'g'));
create index shop_order_by_tracking on shop_order (bare_tracking(tracking_number) collate "C") where tracking_number is not null;
-- The index of the unique constraint has the database's order, which has no use for prefixes.
create index shop_order_by_number on shop_order (order_number collate "C");

-- Products by their price, as the desk sorts them. A sale writes none of these.
create index product_by_price on product (price_cents);
create index product_by_price_in_shop on product (shop_id, price_cents);
create index product_by_price_in_category on product (category, price_cents);
create index product_by_price_off_sale on product (price_cents) where not on_sale;

-- A product that never had a piece is sold out, too: until now only one that sold its last piece was noted.
create trigger sku_new_gone after insert on sku for each row
  when (not (new.on_sale and new.stock > 0))
  execute function note_stock_gone();
insert into sold_out_product (product_id)
select product_id from product
where not exists (select from sku where sku.product_id = product.product_id and sku.on_sale and sku.stock > 0)
on conflict do nothing;
