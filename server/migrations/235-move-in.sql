-- Files with which a shop moves in from another system: customers, opening balances, promo codes and reviews. A file is
-- checked as a whole, then its new lines are applied in batches.

-- One row per uploaded file.
create table move_in_file (
  file_id uuid primary key default uuidv7(),
  kind text not null default 'customers' check (kind in ('customers', 'balances', 'promos', 'reviews')),
  system text not null default 'other'
    check (system in ('shopify', 'woocommerce', 'judgeme', 'loox', 'yotpo', 'other')),
  operator_id uuid not null references operator,
  file_name text not null,
  -- Digest of the file, so that a second application of the same file is noticed.
  digest text,
  state text not null default 'arriving' check (state in ('arriving', 'mapping', 'checking', 'checked', 'applying', 'done',
    'undoing', 'undone', 'cancelled', 'failed')),
  headings text[] not null default '{}',
  -- Digest of the headings: the next file with these headings is mapped in the same way.
  fingerprint text,
  -- What the columns mean, and how their cells are read; null until the operator has decided.
  mapping jsonb,
  lines int not null default 0,
  -- Number of lines of each outcome, by outcome, and the sum of new or applied balances.
  outcomes jsonb not null default '{}',
  total_cents bigint not null default 0,
  -- Cursor of the current step: lines up to this number are processed.
  up_to int not null default 0,
  -- Whether the new customers are invited by mail.
  invites boolean not null default false,
  -- The two operators of a file that needs a second one.
  proposed_by uuid references operator,
  decided_by uuid references operator,
  -- A batch that failed is retried after a pause. After several failures in a row, its first line is left out.
  failures smallint not null default 0,
  next_try_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index move_in_file_newest on move_in_file (created_at);
create index move_in_file_at_work on move_in_file (created_at) where state in ('checking', 'applying', 'undoing');
create index move_in_file_by_digest on move_in_file (digest);
create index move_in_file_by_fingerprint on move_in_file (fingerprint, created_at) where mapping is not null;

-- One row per line of a file. The cells of ended files are deleted after a month.
create table move_in_line (
  file_id uuid not null references move_in_file on delete cascade,
  -- Number in the file; the header is line 1.
  line int not null,
  cells text[] not null,
  outcome text not null default 'waiting'
    check (outcome in ('waiting', 'new', 'duplicate', 'faulty', 'applied', 'left_out', 'undone')),
  title text not null default '',
  about text not null default '',
  -- What makes a line the second of its kind in the file, such as the mailbox.
  key text,
  -- What is written when the line is applied.
  value jsonb,
  -- [{"remark": "phone_unreadable", "cell": "12"}, …]
  remarks jsonb not null default '[]',
  -- The shopper that was added or credited.
  user_id uuid references user_account,
  -- The promo code or review that was added.
  ref_id text,
  primary key (file_id, line)
);
create index move_in_line_of_outcome on move_in_line (file_id, outcome, line);
create index move_in_line_by_key on move_in_line (file_id, key, line) where key is not null;
create index move_in_line_by_user on move_in_line (user_id) where user_id is not null;
create trigger of_no_deleted_account before insert or update of user_id on move_in_line
  for each row when (new.user_id is not null) execute function refuse_deleted_account();

-- One row per shopper with the balance that was taken over from the shop's former system. A shopper has at most one, so a
-- repeated file credits nothing twice. Append-only.
create table opening_balance (
  user_id uuid primary key references user_account,
  balance_id uuid not null unique default uuidv7(),
  file_id uuid not null,
  line int not null,
  amount_cents bigint not null check (amount_cents > 0),
  proposed_by uuid not null references operator,
  decided_by uuid not null references operator,
  created_at timestamptz not null default now(),
  unique (file_id, line),
  constraint two_people check (proposed_by <> decided_by)
);
create trigger of_no_deleted_account before insert on opening_balance
  for each row execute function refuse_deleted_account();
create trigger opening_balance_is_append_only before update or delete or truncate on opening_balance
  for each statement execute function refuse_change();
