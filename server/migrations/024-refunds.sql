-- Refunds: what shoppers ask back, what operators give back, and what waits meanwhile.

alter table shop_order
  -- While a refund is open: the status the order had, and since when its timers stand still.
  add paused_status int check (paused_status in (1, 2, 3)),
  add paused_at timestamptz,
  add constraint paused_while_in_after_sale check (
    (status = -4) = (paused_status is not null) and (paused_status is null) = (paused_at is null));

create table refund (
  user_id uuid not null,
  refund_id uuid not null default uuidv7(),
  order_id uuid not null,
  by_whom text not null check (by_whom in ('shopper', 'operator')),
  type text not null check (type in ('refund_only', 'return_and_refund')),
  product_status text check (product_status in ('received', 'not_received')),
  amount_cents bigint not null check (amount_cents > 0),
  freight_cents bigint not null check (freight_cents between 0 and amount_cents),
  -- Whether its pieces count as refunded, and whether they can be sold again. A refund of money only does neither.
  takes_goods boolean not null,
  restocks boolean not null check (takes_goods or not restocks),
  reason text not null check (reason in ('damaged', 'wrong', 'not_received', 'unwanted', 'other')),
  explanation text not null,
  state text not null check (state in ('applied', 'agreed', 'returning', 'executed', 'refused', 'withdrawn')),
  refusal_reason text check ((refusal_reason is not null) = (state = 'refused')),
  return_address text,
  -- When goods that were not sent back end the refund.
  return_until timestamptz,
  carrier text,
  tracking_number text,
  agreed_by uuid references operator,
  resolved_by uuid references operator,
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  primary key (user_id, refund_id),
  foreign key (user_id, order_id) references shop_order (user_id, order_id),
  check ((state in ('executed', 'refused', 'withdrawn')) = (resolved_at is not null)),
  check (state <> 'returning' or tracking_number is not null)
);
create unique index refund_one_open on refund (user_id, order_id) where state in ('applied', 'agreed', 'returning');
create index refund_by_order on refund (user_id, order_id, created_at desc);
create index refund_by_id on refund (refund_id);
create index refund_open_for_desk on refund (created_at, refund_id) where state in ('applied', 'agreed', 'returning');
create index refund_for_desk on refund (created_at, refund_id);
create index refund_to_return on refund (return_until) where state = 'agreed' and return_until is not null;
create index refund_executed on refund (user_id, resolved_at) where state = 'executed';

create table refund_item (
  user_id uuid not null,
  refund_id uuid not null,
  order_item_id uuid not null,
  -- 0 when money of pieces is given back that were refunded before for less.
  quantity int not null check (quantity >= 0),
  amount_cents bigint not null check (amount_cents >= 0),
  primary key (user_id, refund_id, order_item_id),
  foreign key (user_id, refund_id) references refund (user_id, refund_id),
  foreign key (user_id, order_item_id) references order_item (user_id, order_item_id)
);

create table refund_attachment (
  user_id uuid not null,
  refund_id uuid not null,
  position int not null,
  file_id uuid not null,
  primary key (user_id, refund_id, position),
  foreign key (user_id, refund_id) references refund (user_id, refund_id),
  foreign key (user_id, file_id) references uploaded_file (user_id, file_id)
);

-- The first of two operators who give the same money back unasked: the second agrees to that refund, not to any.
create table refund_first_word (
  user_id uuid not null,
  order_id uuid not null,
  operator_id uuid not null references operator,
  wish jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, order_id),
  foreign key (user_id, order_id) references shop_order (user_id, order_id)
);

insert into time_limit (name, duration) values ('refund_return', '7 days');
-- Above this, per shopper and day, a second operator must execute what another one agreed to.
insert into amount_limit (name, amount_cents) values ('refund_second_operator', 1000000);

-- Escrow holds what was paid for orders that are not completed, less what was refunded of them. What was released, and not
-- given back as goodwill, is the shop's.
create index shop_order_released on shop_order (released_cents) where released_cents > 0;
create or replace view ledger_audit_expected (measure, account, expected_cents) as
  select 'balance', 'orders:escrow', coalesce(sum(paid_cents - refunded_cents), 0)::bigint
  from shop_order where status in (1, 2, 3, -4)
  union all
  select 'balance', 'sales', coalesce(sum(released_cents), 0)::bigint from shop_order where released_cents > 0;
