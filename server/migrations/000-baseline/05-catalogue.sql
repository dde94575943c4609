-- Categories, kinds, shops, options, and what pages show besides products. Texts are jsonb by language tag
-- ({"en": …, "zh-CN": …}).

-- A text in a language. A missing language falls back to English.
create function worded(texts jsonb, language text) returns text language sql immutable parallel safe as $$
  select coalesce(texts ->> language, texts ->> 'en')
$$;

-- One row per category of the catalogue.
create table category (
  category text primary key,
  position int not null,
  name jsonb not null,
  image text not null
);

-- Queues a changed name for the search worker (listing_change). Names of shops are part of the search vectors of their
-- products, so a renamed shop has its products rebuilt.
create function note_name() returns trigger language plpgsql as $$
begin
  insert into listing_change (source, up_to) select case tg_table_name
    when 'shop' then '@shop:' || (named ->> 'shop_id')
    when 'category' then '@category:' || (named ->> 'category')
    when 'kind' then '@kind:' || (named ->> 'kind')
    else '@option:' || (named ->> 'axis') || ':' || (named ->> 'value_key') end,
    case when tg_table_name = 'shop' and tg_op = 'UPDATE' then '' end
  from to_jsonb(coalesce(new, old)) as named;
  return null;
end $$;
create trigger category_named after insert or update of name or delete on category
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

-- One row per shop of the marketplace.
create table shop (
  shop_id text primary key,
  name jsonb not null,
  description jsonb not null,
  logo text not null,
  fans int not null default 0,
  total_sales int not null default 0,
  -- Percentage of reviews with four or five stars.
  favorable_rate numeric(4, 1),
  founded_at timestamptz not null default now(),
  -- Number of reviews of the shop's products, and of those with four or five stars. Each review updates them, so that no
  -- page counts reviews.
  reviews int not null default 0,
  good_reviews int not null default 0,
  return_address text check (length(return_address) between 1 and 300)
);
-- Lists of shops are paged by keyset, which needs both columns of a sort in the same direction. Shops without reviews
-- come last.
create index shop_hot on shop (total_sales, shop_id);
create index shop_new on shop (founded_at, shop_id);
create index shop_rating on shop (coalesce(favorable_rate, -1), shop_id);
create trigger shop_came_or_went after insert or delete on shop for each row execute function note_name();
create trigger shop_named after update of name on shop for each row
  when (old.name is distinct from new.name) execute function note_name();

-- One row per shop and country: the price of delivery. The country '*' means all other countries.
create table freight_rule (
  shop_id text not null references shop,
  country text not null check (country ~ '^([A-Z]{2}|\*)$'),
  base_cents bigint not null check (base_cents >= 0),
  each_further_cents bigint not null check (each_further_cents >= 0),
  -- Orders from this sum are delivered free of charge.
  free_from_cents bigint check (free_from_cents >= 0),
  -- Working days until the shop hands the parcel over, and working days in transit.
  handling_days int not null default 2 check (handling_days between 0 and 60),
  transit_days_min int not null default 5 check (transit_days_min >= 0),
  transit_days_max int not null default 10 check (transit_days_max <= 120),
  primary key (shop_id, country),
  constraint transit_days_in_order check (transit_days_min <= transit_days_max)
);

-- One row per option in which SKUs differ, such as colour or size. The form of keys is OPTION_KEY_PATTERN in
-- contract/src/rules.ts.
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

-- One row per picture that an operator uploaded. The address holds the digest: an equal picture is stored once.
create table catalogue_picture (
  address text primary key,
  operator_id uuid not null references operator,
  width int not null,
  height int not null,
  bytes int not null,
  created_at timestamptz not null default now()
);

-- One row per help or legal page that an operator wrote in place of the supplied page.
create table article_text (
  collection text not null check (collection in ('help', 'law')),
  slug text not null,
  language text not null,
  title text not null,
  body_markdown text not null,
  saved_at timestamptz not null default now(),
  primary key (collection, slug, language)
);

-- One row per banner of the home page.
create table banner (
  position int primary key,
  image text not null,
  eyebrow jsonb not null,
  title jsonb not null,
  action jsonb not null,
  -- The link by language, because a link to a search holds a word of the language.
  link jsonb not null
);

-- One row per suggested search of a language.
create table hot_word (
  language text not null,
  position int not null,
  word text not null,
  primary key (language, position)
);
