-- What a shopper is told: a kind and its values, worded in the reader's language when it is read.
create table notice (
  user_id uuid not null references user_account,
  -- Ids rise with the time: lists page by them.
  notice_id uuid not null default uuidv7(),
  topic text not null check (topic in ('order', 'wallet', 'service', 'favourite')),
  kind text not null,
  -- The order, recharge, withdrawal, message or product that it tells of.
  ref_id text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (user_id, notice_id)
);
create index notice_by_topic on notice (user_id, topic, notice_id);
create index notice_unread on notice (user_id, topic) where read_at is null;
-- For "one a product and week, ten a day a person".
create index notice_of_favourites on notice (user_id, created_at) where topic = 'favourite';
create index notice_by_age on notice (created_at);

insert into time_limit (name, duration) values
  ('notice', '180 days'),
  -- A favourite is told of again only after this while.
  ('favourite_pause', '7 days'),
  -- Opens one stream of live events, once.
  ('event_ticket', '30 seconds');

-- What a favourite cost when it was saved. Unknown only where it was not stored: then no fall of its price is told.
alter table product_like add column saved_cents bigint check (saved_cents > 0);
update product_like set saved_cents = price_cents from product where product.product_id = product_like.product_id;
create index product_like_by_product on product_like (product_id, user_id);

-- Changes of products that favourites may be told of. Servers work them off in batches, outside of the edit.
create table favourite_change (
  change_id bigint generated always as identity primary key,
  product_id text not null references product on delete cascade,
  kind text not null check (kind in ('favourite_back', 'favourite_cheaper')),
  -- Everybody up to here, in the order of the ids, has been told.
  told_up_to uuid,
  created_at timestamptz not null default now()
);

-- Products without any stock, so that what comes back can be told from what was there all the time.
create table sold_out_product (
  product_id text primary key references product on delete cascade
);
insert into sold_out_product (product_id)
select product_id from product
where not exists (select from sku where sku.product_id = product.product_id and sku.on_sale and sku.stock > 0);

create function note_stock_gone() returns trigger language plpgsql as $$
begin
  if not exists (select from sku where product_id = new.product_id and on_sale and stock > 0) then
    insert into sold_out_product (product_id) values (new.product_id) on conflict do nothing;
  end if;
  return null;
end $$;
create function note_stock_back() returns trigger language plpgsql as $$
begin
  delete from sold_out_product where product_id = new.product_id;
  if found then
    insert into favourite_change (product_id, kind) values (new.product_id, 'favourite_back');
  end if;
  return null;
end $$;
-- Stock moves with every order, so the condition is checked before anything is called.
create trigger sku_gone after update on sku for each row
  when (old.on_sale and old.stock > 0 and not (new.on_sale and new.stock > 0))
  execute function note_stock_gone();
create trigger sku_back after update on sku for each row
  when (not (old.on_sale and old.stock > 0) and new.on_sale and new.stock > 0)
  execute function note_stock_back();
create trigger sku_new after insert on sku for each row
  when (new.on_sale and new.stock > 0)
  execute function note_stock_back();

create function note_price_fall() returns trigger language plpgsql as $$
begin
  insert into favourite_change (product_id, kind) values (new.product_id, 'favourite_cheaper');
  return null;
end $$;
create trigger product_cheaper after update of price_cents on product for each row
  when (new.price_cents < old.price_cents)
  execute function note_price_fall();
