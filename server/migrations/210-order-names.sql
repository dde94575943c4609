-- Names, numbers and telephones by which operators find orders.

-- One row per word of the recipient's name of an order, for the desk's search.
create table order_name_word (
  user_id uuid not null,
  order_id uuid not null,
  word text collate "C" not null,
  created_at timestamptz not null,
  primary key (user_id, order_id, word),
  foreign key (user_id, order_id) references shop_order (user_id, order_id)
);
create index order_by_name_word on order_name_word (word, created_at);

-- A name as search words: each word, all words joined, and all words in alphabetical order. So "Li Wei", "Wei Li" and
-- "liwei" find each other.
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

-- One row per order: any part of its text finds it. A separate table, so that moves of the order do not update the index.
create table order_find (
  user_id uuid not null,
  order_id uuid not null,
  created_at timestamptz not null,
  -- The order number, the digits of the recipient's telephone and the recipient's name without spaces.
  parts text collate "C" not null,
  primary key (user_id, order_id),
  foreign key (user_id, order_id) references shop_order (user_id, order_id)
);
create index order_find_by_part on order_find using gin (find_pieces(parts));

create function order_find_text(order_number text, address jsonb) returns text language sql immutable parallel safe
  return order_number || ' ' || coalesce(regexp_replace(address ->> 'mobile', '\D', '', 'g'), '') || ' '
    || coalesce(find_bare(address ->> 'addressee'), '');

create function note_order_name() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from order_name_word where user_id = new.user_id and order_id = new.order_id;
    update order_find set parts = order_find_text(new.order_number, new.address)
      where user_id = new.user_id and order_id = new.order_id;
  else
    insert into order_find (user_id, order_id, created_at, parts)
      values (new.user_id, new.order_id, new.created_at, order_find_text(new.order_number, new.address));
  end if;
  insert into order_name_word (user_id, order_id, word, created_at)
  select new.user_id, new.order_id, word, new.created_at from unnest(name_words(new.address ->> 'addressee')) as word;
  return null;
end $$;
create trigger order_name_noted after insert on shop_order for each row execute function note_order_name();
create trigger order_name_changed after update of address on shop_order for each row
  when ((old.address ->> 'addressee', old.address ->> 'mobile')
    is distinct from (new.address ->> 'addressee', new.address ->> 'mobile'))
  execute function note_order_name();
