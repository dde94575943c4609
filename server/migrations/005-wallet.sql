-- Recharges, and the bank accounts they are sent to. Money itself moves in the ledger only.

create table bank_account (
  bank_account_id uuid primary key default uuidv7(),
  position int not null,
  bank_name text not null,
  account_name text not null,
  account_number text not null,
  swift text not null,
  country text not null,
  note jsonb not null default '{}',
  is_open boolean not null default true,
  is_demo boolean not null default false
);

create table recharge (
  user_id uuid not null references user_account,
  recharge_id uuid not null default uuidv7(),
  method text not null check (method in ('manual', 'chain')),
  bank_account_id uuid references bank_account,
  bank_reference text,
  network text,
  address text,
  transaction_hash text,
  amount_cents bigint not null check (amount_cents > 0),
  arrival_cents bigint check (arrival_cents > 0),
  -- 0 auditing, 1 passed, 2 refused.
  status int not null default 0 check (status in (0, 1, 2)),
  audit_reason text,
  -- Who agreed first, when the sum needs two operators.
  first_operator_id uuid references operator,
  audited_by uuid references operator,
  created_at timestamptz not null default now(),
  audited_at timestamptz,
  primary key (user_id, recharge_id),
  check ((status = 1) = (arrival_cents is not null)),
  check ((method = 'manual') = (bank_account_id is not null))
);
create index recharge_by_id on recharge (recharge_id);
create index recharge_for_desk on recharge (status, created_at);

create table recharge_evidence (
  user_id uuid not null,
  recharge_id uuid not null,
  position int not null,
  file_id uuid not null,
  primary key (user_id, recharge_id, position),
  foreign key (user_id, recharge_id) references recharge (user_id, recharge_id),
  foreign key (user_id, file_id) references uploaded_file (user_id, file_id)
);
