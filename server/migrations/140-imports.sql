-- Imports of product files at the operators' desk. A file is checked as a whole, then applied in batches.

-- One row per uploaded file.
create table catalogue_import (
  import_id uuid primary key default uuidv7(),
  operator_id uuid not null references operator,
  file_name text not null,
  -- Digest of the file. Applying the same file twice would change the stock twice.
  digest text,
  state text not null default 'arriving'
    check (state in ('arriving', 'mapping', 'translating', 'asking', 'checking', 'checked', 'applying', 'done',
      'undoing', 'undone', 'cancelled', 'failed')),
  -- The system that the file comes from, by its headings. Files of other systems are translated into the shop's columns.
  system text not null default 'own'
    check (system in ('own', 'shopify', 'woocommerce', 'etsy', 'google_merchant', 'alibaba', 'bigcommerce', 'magento', 'prestashop', 'square',
      'squarespace', 'amazon', 'other')),
  headings text[] not null default '{}',
  -- What the columns mean, and shop, category and currency of the products; null until the operator has decided.
  mapping jsonb,
  -- Remarks on what is taken over in another form: [{"note": "wrong_gtin", "count": 3, "line": 12, "detail": null}, …]
  notes jsonb not null default '[]',
  -- Categories that the file names and the shop lacks, with what becomes of their products:
  -- [{"name": "Home > Lamps", "products": 3, "choice": "add", "category": "lamps", "can_add": true}, …]
  categories jsonb not null default '[]',
  -- A file may contain numbers with two meanings, such as 1,250: the import waits for the operator's answer. The first
  -- cell with two meanings; null if there is none.
  asked_number text,
  -- The answer: the sign before the decimals of numbers in this file.
  decimal_sign text check (decimal_sign in ('point', 'comma')),
  lines int not null default 0,
  products int not null default 0,
  -- Number of products with texts that contained HTML. It is converted, and the preview says so.
  html_products integer not null default 0,
  -- Lines with a fault, found by the check or while applying.
  faulty int not null default 0,
  -- Cursor of the current step: products up to this id are processed.
  up_to text,
  checked int not null default 0,
  applied int not null default 0,
  -- Products that the import adds, changes and leaves unchanged: estimated by the check, counted while applying. Null for
  -- an import that was not checked.
  new_products int,
  changed_products int,
  unchanged_products int,
  -- A batch that failed is retried after a pause, and imports behind it continue. After several failures in a row the
  -- import is set to 'failed'.
  failures smallint not null default 0,
  next_try_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint asks_with_number check (state <> 'asking' or (asked_number is not null and decimal_sign is null))
);
create index catalogue_import_newest on catalogue_import (created_at);
create index catalogue_import_at_work on catalogue_import (created_at)
  where state in ('translating', 'checking', 'applying', 'undoing');
create index catalogue_import_by_digest on catalogue_import (digest);

-- One row per line of a file.
create table catalogue_import_line (
  import_id uuid not null references catalogue_import on delete cascade,
  -- Number in the file; the header is line 1.
  line int not null,
  -- A row of another system may hold several SKUs.
  part smallint not null default 0,
  -- Null if the cell holds no valid id.
  product_id text,
  cells jsonb not null,
  -- [{"column": "price", "fault": "not_a_price"}, …]
  faults jsonb not null default '[]',
  applied boolean not null default false,
  -- Set if the price falls or rises by more than half: a misread decimal sign multiplies a price by 100. The operator
  -- confirms the number of these lines before applying.
  price_from_cents bigint,
  price_to_cents bigint,
  primary key (import_id, line, part),
  constraint catalogue_import_line_price_jump_check check (
    num_nulls(price_from_cents, price_to_cents) in (0, 2)
    and (price_to_cents * 2 < price_from_cents or price_to_cents * 2 > price_from_cents * 3))
);
create index catalogue_import_line_by_product on catalogue_import_line (import_id, product_id, line);
create index catalogue_import_line_faulty on catalogue_import_line (import_id, line) where faults <> '[]';
create index catalogue_import_line_price_fall on catalogue_import_line (import_id, line) where price_from_cents is not null;

-- One row per row of a file of another system, as it was uploaded, until its lines are translated.
create table catalogue_import_source (
  import_id uuid not null references catalogue_import on delete cascade,
  line int not null,
  record text[] not null,
  primary key (import_id, line)
);

-- One row per set of headings that an operator has mapped. The next file with these headings is mapped in the same way.
create table catalogue_import_mapping (
  -- Digest of the headings without case, spaces and signs.
  fingerprint text primary key,
  mapping jsonb not null
);

-- One row per product that an import has written, with its state before, so that the import can be undone.
create table catalogue_import_product (
  import_id uuid not null references catalogue_import on delete cascade,
  product_id text not null,
  -- Null for a new product.
  before jsonb,
  -- Pieces that the import added, by SKU.
  stock_changes jsonb not null,
  -- Digest of the product after the import: a product that was changed later is left as it is.
  revision text not null,
  primary key (import_id, product_id)
);

-- One row per picture of a product that is fetched in the background or awaited in a ZIP archive.
create table product_picture (
  product_id text not null references product on delete cascade,
  -- A URL, or the name of a file in an archive.
  source text not null,
  position int not null,
  -- SKUs whose picture it becomes.
  sku_ids text[] not null default '{}',
  import_id uuid references catalogue_import on delete set null,
  -- Address of the stored picture.
  address text,
  tries int not null default 0,
  -- Null once the picture is stored, or after the last try.
  next_try_at timestamptz default now(),
  -- Why the last try failed.
  fault text,
  primary key (product_id, source)
);
create index product_picture_due on product_picture (next_try_at) where next_try_at is not null;
create index product_picture_by_name on product_picture (lower(regexp_replace(source, '^.*[/\\]', '')))
  where source !~* '^https?://';
create index product_picture_of_import on product_picture (import_id) where address is null;
