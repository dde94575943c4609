-- Files of products that the desk checks whole before it applies them, in batches that can be gone on with.
create table catalogue_import (
  import_id uuid primary key default uuidv7(),
  operator_id uuid not null references operator,
  file_name text not null,
  -- What its header names: a column that is not there leaves what is stored.
  columns text[] not null default '{}',
  state text not null default 'arriving'
    check (state in ('arriving', 'checking', 'checked', 'applying', 'done', 'cancelled')),
  lines int not null default 0,
  products int not null default 0,
  -- Lines with a fault, before it is applied and while it is.
  faulty int not null default 0,
  -- Products up to here, in the order of their ids, are through with the step under way.
  up_to text,
  checked int not null default 0,
  applied int not null default 0,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index catalogue_import_newest on catalogue_import (created_at);
create index catalogue_import_at_work on catalogue_import (created_at) where state in ('checking', 'applying');

create table catalogue_import_line (
  import_id uuid not null references catalogue_import on delete cascade,
  -- As in the file, whose first line is the header.
  line int not null,
  -- Null where the cell is no id.
  product_id text,
  cells jsonb not null,
  -- [{"column": "price", "fault": "not_a_price"}, …]
  faults jsonb not null default '[]',
  applied boolean not null default false,
  primary key (import_id, line)
);
create index catalogue_import_line_by_product on catalogue_import_line (import_id, product_id, line);
create index catalogue_import_line_faulty on catalogue_import_line (import_id, line) where faults <> '[]';
