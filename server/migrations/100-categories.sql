-- Categories, kinds of products, and the options in which SKUs differ. Texts are jsonb by language tag
-- ({"en": …, "zh-CN": …}).

-- A text in a language. A missing language falls back to English.
create function worded(texts jsonb, language text) returns text language sql immutable parallel safe as $$
  select coalesce(texts ->> language, texts ->> 'en')
$$;

-- One row per category of the catalogue, and per subcategory.
create table category (
  category text primary key,
  -- The category of a subcategory; null on the first level.
  parent text,
  -- Order among the categories with the same parent.
  position int not null,
  name jsonb not null,
  image text not null,
  -- No list or menu of the shop links to a hidden category. Its products stay on sale.
  is_hidden boolean not null default false,
  -- There is no third level: a parent has no parent. The reference keeps this true, also when two operators nest at once.
  is_first_level boolean not null generated always as (parent is null) stored,
  is_parent_first_level boolean generated always as (case when parent is not null then true end) stored,
  unique (category, is_first_level),
  foreign key (parent, is_parent_first_level) references category (category, is_first_level)
);
create index category_by_parent on category (parent) where parent is not null;

-- Queues a changed name for the search worker (listing_change). Names of shops are part of the search vectors of their
-- products, so a renamed shop has its products rebuilt. A category with another parent as well.
create function note_name() returns trigger language plpgsql as $$
begin
  insert into listing_change (source, up_to) select case tg_table_name
    when 'shop' then '@shop:' || (named ->> 'shop_id')
    when 'category' then '@category:' || (named ->> 'category')
    when 'kind' then '@kind:' || (named ->> 'kind')
    else '@option:' || (named ->> 'axis') || ':' || (named ->> 'value_key') end,
    case when tg_op = 'UPDATE' and (tg_table_name = 'shop'
      or to_jsonb(new) -> 'parent' is distinct from to_jsonb(old) -> 'parent') then '' end
  from to_jsonb(coalesce(new, old)) as named;
  return null;
end $$;
create trigger category_named after insert or update of name, parent or delete on category
  for each row execute function note_name();

-- One row per kind of product inside a category, such as kettles or keyboards.
create table kind (
  kind text primary key,
  category text not null references category,
  position int not null,
  name jsonb not null,
  -- Synonyms for search, which are never shown.
  other_names jsonb not null default '{}',
  unique (category, kind)
);
create trigger kind_named after insert or update of name, other_names or delete on kind
  for each row execute function note_name();

-- One row per option in which SKUs differ, such as colour or size. The form of keys is OPTION_KEY_PATTERN in
-- contract/src/catalogue/catalogue-rules.ts.
create table axis (
  axis text primary key,
  name jsonb not null,
  -- The shopper has to choose a value, such as a size. For other options the page preselects one.
  must_choose boolean not null default false,
  constraint axis_key_form check (axis ~ '^[a-z0-9][a-z0-9_-]{0,79}$')
);

-- One row per value of an option.
create table axis_value (
  axis text not null references axis,
  value_key text not null,
  value jsonb not null,
  other_names jsonb not null default '{}',
  primary key (axis, value_key),
  constraint axis_value_key_form check (value_key ~ '^[a-z0-9][a-z0-9_-]{0,79}$')
);
create trigger axis_value_named after insert or update of value, other_names or delete on axis_value
  for each row execute function note_name();

-- The chosen values of a SKU with their names in all languages, in the order in which the shopper chooses them:
-- [{"axis": "colour", "name": {"en": "Colour", …}, "value_key": "clay", "value": {"en": "Clay", …}}, …]
create function values_in_words(axis_values jsonb) returns jsonb language sql stable parallel safe as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'axis', axis, 'name', axis.name, 'value_key', value_key, 'value', axis_value.value) order by place), '[]')
  from rows from (jsonb_to_recordset(axis_values) as (axis text, value_key text))
      with ordinality as chosen (axis, value_key, place)
    join axis using (axis) join axis_value using (axis, value_key)
$$;

-- The result of values_in_words in one language.
create function worded_values(values_in_words jsonb, language text) returns jsonb
language sql immutable parallel safe as $$
  select coalesce(jsonb_agg(chosen || jsonb_build_object(
      'name', worded(chosen -> 'name', language), 'value', worded(chosen -> 'value', language)) order by place), '[]')
  from jsonb_array_elements(values_in_words) with ordinality as element (chosen, place)
$$;

-- One row per table of sizes: the sizes of an option for a kind of product.
create table size_guide (
  kind text not null references kind,
  axis text not null references axis,
  -- Instructions for taking one's measurements, by language.
  how jsonb not null,
  -- Headings of the columns: [{"en": "Chest", …}, …].
  measures jsonb not null,
  -- [{"value_key": "s", "figures": [[88, 94], [104], "UK 8"]}, …]: for each column a length in centimetres, a range or a
  -- text.
  sizes jsonb not null,
  primary key (kind, axis)
);
