-- Promo codes and their uses.

-- One row per promo code.
create table promo_code (
  code text primary key check (code = upper(code)),
  kind text not null check (kind in ('percentage', 'fixed')),
  -- Basis points for a percentage (1000 = 10 %), cents for a fixed sum.
  value bigint not null check (value > 0 and (kind = 'fixed' or value <= 10000)),
  minimum_cents bigint not null default 0 check (minimum_cents >= 0),
  includes_freight boolean not null default false,
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  uses_limit int check (uses_limit > 0),
  uses int not null default 0,
  -- Whether the code is shown at the checkout to shoppers who can use it. Other codes have to be typed.
  listed boolean not null default false,
  -- The code is for products in either list; for all products if both lists are empty.
  product_ids text[] not null default '{}',
  categories text[] not null default '{}',
  -- Null means that there is no limit.
  uses_per_shopper int default 1 check (uses_per_shopper > 0),
  check (uses_limit is null or uses <= uses_limit)
);
create index promo_code_newest on promo_code (starts_at);
create index promo_code_listed on promo_code (ends_at) where listed;

-- One row per use of a code in a checkout. Deleted once all orders of the checkout are cancelled unpaid.
create table promo_use (
  user_id uuid not null references user_account,
  code text not null references promo_code,
  checkout_id uuid not null,
  created_at timestamptz not null default now(),
  -- Whether the use was counted in promo_code.uses, which counts only while the code has a limit. Only counted uses are
  -- subtracted again, even if the limit was set or removed later.
  counted boolean not null default false,
  -- HMAC of the mailbox. Limits count per mailbox, because one mailbox may have many addresses, and an account may change
  -- its address and leave the former one to a new account. Null for uses of deleted accounts, which are in
  -- former_promo_use.
  mailbox_mac bytea,
  primary key (user_id, code, checkout_id)
);
create index promo_use_of_mailbox on promo_use (code, mailbox_mac);
create trigger of_no_deleted_account before insert on promo_use
  for each row execute function refuse_deleted_account();

-- One row per code and mailbox of a deleted account, by HMAC: the uses count against a new account with this mailbox.
create table former_promo_use (
  address_mac bytea not null,
  code text not null references promo_code,
  uses int not null default 1,
  primary key (address_mac, code)
);
