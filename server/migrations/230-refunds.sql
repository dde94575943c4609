-- Refunds of orders.

-- One row per refund that a shopper requested or an operator made without a request. States: docs/orders.md.
create table refund (
  user_id uuid not null,
  refund_id uuid not null default uuidv7(),
  order_id uuid not null,
  by_whom text not null check (by_whom in ('shopper', 'operator')),
  type text not null check (type in ('refund_only', 'return_and_refund')),
  product_status text check (product_status in ('received', 'not_received')),
  -- The price of the goods and freight, less deducted_discount_cents and deducted_freight_cents.
  amount_cents bigint not null check (amount_cents > 0),
  freight_cents bigint not null,
  -- Discount and free delivery to which the remaining goods are not entitled. Negative if an earlier deduction is returned.
  deducted_discount_cents bigint not null default 0,
  deducted_freight_cents bigint not null default 0,
  -- The amount that was approved, and the reason for the shopper, if an operator refunded less because goods came back
  -- damaged or incomplete.
  agreed_cents bigint,
  less_reason text check (length(less_reason) between 1 and 300),
  -- Whether the pieces of the refund count as refunded, and whether they return to the stock. Both are false if only
  -- money is refunded.
  takes_goods boolean not null,
  restocks boolean not null constraint restocks_taken_goods check (takes_goods or not restocks),
  reason text not null check (reason in ('damaged', 'wrong', 'not_received', 'unwanted', 'other')),
  explanation text not null,
  state text not null check (state in ('applied', 'agreed', 'returning', 'executed', 'refused', 'withdrawn')),
  refusal_reason text constraint refused_with_a_reason check ((refusal_reason is not null) = (state = 'refused')),
  return_address text,
  -- The refund ends if the goods are not sent back before this time.
  return_until timestamptz,
  carrier text,
  tracking_number text,
  agreed_by uuid references operator,
  resolved_by uuid references operator,
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  primary key (user_id, refund_id),
  foreign key (user_id, order_id) references shop_order (user_id, order_id),
  constraint refund_freight_is_not_negative check (freight_cents >= 0),
  constraint resolved_at_a_time check ((state in ('executed', 'refused', 'withdrawn')) = (resolved_at is not null)),
  constraint returning_with_a_number check (state <> 'returning' or tracking_number is not null),
  constraint less_with_a_reason check (
    num_nulls(agreed_cents, less_reason) in (0, 2) and agreed_cents > amount_cents is not false)
);
create unique index refund_one_open on refund (user_id, order_id) where state in ('applied', 'agreed', 'returning');
create index refund_by_order on refund (user_id, order_id, created_at desc);
create index refund_by_id on refund (refund_id);
create index refund_to_return on refund (return_until) where state = 'agreed' and return_until is not null;
create index refund_executed on refund (user_id, resolved_at) where state = 'executed';
-- Indexes for the desk's lists: of all refunds, of open refunds, of one state, of a shopper and of a type.
create index refund_for_desk on refund (created_at, refund_id);
create index refund_open_for_desk on refund (created_at, refund_id) where state in ('applied', 'agreed', 'returning');
create index refund_in_state_for_desk on refund (state, created_at);
create index refund_newest on refund (user_id, created_at desc);
create index refund_of_type on refund (type, created_at);
create index refund_open_of_type on refund (type, created_at) where state in ('applied', 'agreed', 'returning');
-- An order outlives its account, so without this trigger a refund of a deleted account could be inserted.
create trigger of_no_deleted_account before insert on refund
  for each row execute function refuse_deleted_account();

-- One row per order line that a refund covers.
create table refund_item (
  user_id uuid not null,
  refund_id uuid not null,
  order_item_id uuid not null,
  -- 0 if more money is refunded for pieces that were refunded before.
  quantity int not null check (quantity >= 0),
  amount_cents bigint not null check (amount_cents >= 0),
  -- Whether the pieces were never sent, come back to the shop, or stay with the shopper.
  fate text not null check (fate in ('not_sent', 'returns', 'stays')),
  primary key (user_id, refund_id, order_item_id),
  foreign key (user_id, refund_id) references refund (user_id, refund_id),
  foreign key (user_id, order_item_id) references order_item (user_id, order_item_id)
);

-- One row per picture that the shopper attached to a refund.
create table refund_attachment (
  user_id uuid not null,
  refund_id uuid not null,
  position int not null,
  file_id uuid not null,
  primary key (user_id, refund_id, position),
  foreign key (user_id, refund_id) references refund (user_id, refund_id),
  foreign key (user_id, file_id) references uploaded_file (user_id, file_id)
);

-- One row per picture that an operator attached to a refusal, such as the goods that came back.
create table refusal_picture (
  user_id uuid not null,
  refund_id uuid not null,
  position int not null,
  file_id uuid not null,
  primary key (user_id, refund_id, position),
  foreign key (user_id, refund_id) references refund (user_id, refund_id),
  foreign key (user_id, file_id) references uploaded_file (user_id, file_id)
);
