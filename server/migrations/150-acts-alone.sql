-- What an operator did with money that no second operator agreed to. Limits of an operator and day are measured by it.
create table act_alone (
  act_alone_id uuid primary key default uuidv7(),
  operator_id uuid not null references operator,
  kind text not null check (kind in ('recharge', 'extract', 'refund')),
  -- The recharge or withdrawal; of a refund, its order.
  ref_id uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  -- The operator had held the role for less than a day: all such operators share one limit.
  is_new boolean not null,
  done_at timestamptz not null default now()
);
create index act_alone_of_operator on act_alone (operator_id, kind, done_at);
create index act_alone_of_new on act_alone (kind, done_at) where is_new;

-- Twenty times what one operator may do for one shopper.
insert into amount_limit (name, amount_cents)
  select replace(name, 'second_operator', 'operator_day'), 20 * amount_cents from amount_limit
  where name in ('recharge_second_operator', 'extract_second_operator', 'refund_second_operator');
