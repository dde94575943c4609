-- Instant top-ups by payment service providers. Money itself moves in the ledger only.

-- One row per provider that an owner has configured.
create table payment_provider (
  provider text primary key check (provider in ('stripe', 'paypal')),
  -- `test`: no money moves.
  mode text not null check (mode in ('test', 'live')),
  -- The secrets of the account at the provider, as JSON, encrypted.
  secrets_sealed bytea not null,
  -- The end of the secret key, by which owners recognise it.
  key_end text not null,
  -- Host of the provider's interface, if it is not the usual one.
  api_url text check (api_url ~ '^https?://'),
  is_open boolean not null default false,
  is_demo boolean not null default false,
  -- Whether the secrets come from the server's environment, and not from the desk.
  is_from_environment boolean not null default false,
  -- Since when the provider does not reply. Shoppers are then shown the other ways to top up.
  unavailable_since timestamptz,
  changed_by uuid references operator,
  changed_at timestamptz
);

-- One row per payment that a shopper began, to top up the wallet.
create table provider_payment (
  user_id uuid not null references user_account,
  payment_id uuid not null default uuidv7(),
  provider text not null check (provider in ('stripe', 'paypal')) references payment_provider,
  mode text not null check (mode in ('test', 'live')),
  -- The provider's id of the payment, and its page. Null until the provider has created the payment.
  ref text,
  url text,
  amount_cents bigint not null check (amount_cents > 0),
  -- open: the shopper has not finished. pending: the money is on its way. credited: it is on the balance. held: an operator
  -- decides. refunded: it was held, and given back. The other states end without money, but the provider may still report it.
  status text not null default 'open'
    check (status in ('open', 'pending', 'credited', 'declined', 'cancelled', 'expired', 'held', 'refunded')),
  decline_reason text,
  -- What paid: a method such as card or promptpay, and of a card its brand and last digits. The fingerprint is the same for
  -- all payments with a card.
  method text,
  brand text,
  last_four text check (last_four ~ '^[0-9]{4}$'),
  fingerprint text,
  risk text check (risk in ('normal', 'elevated', 'highest', 'review')),
  fee_cents bigint check (fee_cents >= 0),
  -- MAC of the network from which the shopper began: an IPv4 /24 or an IPv6 /64.
  network text,
  held_because text check (held_because in ('amount', 'currency', 'risk', 'attempts', 'balance', 'deleted')),
  -- What arrived, in the smallest unit of its currency.
  arrived_minor bigint,
  arrived_currency text,
  recharge_id uuid,
  -- Orders that are paid when the money has arrived; the shopper has entered the payment code.
  order_ids uuid[],
  orders_outcome text check (orders_outcome in ('waiting', 'paid', 'not_paid')),
  orders_reason text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  credited_at timestamptz,
  -- When the provider is asked next, because its event may be lost. Null: the state is final.
  due_at timestamptz default now() + interval '20 seconds',
  reads int not null default 0,
  primary key (user_id, payment_id),
  foreign key (user_id, recharge_id) references recharge (user_id, recharge_id),
  constraint credited_as_a_recharge check ((status = 'credited') = (recharge_id is not null)),
  constraint held_for_a_reason check ((status in ('held', 'refunded')) = (held_because is not null)),
  constraint orders_have_an_outcome check ((order_ids is null) = (orders_outcome is null))
);
create unique index provider_payment_by_ref on provider_payment (provider, ref);
create unique index provider_payment_by_id on provider_payment (payment_id);
create index provider_payment_by_network on provider_payment (network, created_at) where network is not null;
create index provider_payment_newest on provider_payment (user_id, created_at desc);
create index provider_payment_due on provider_payment (due_at) where due_at is not null;
create index provider_payment_by_fingerprint on provider_payment (fingerprint, created_at) where fingerprint is not null;
create index provider_payment_held on provider_payment (created_at) where status = 'held';
create unique index provider_payment_of_recharge on provider_payment (user_id, recharge_id) where recharge_id is not null;
create trigger of_no_deleted_account before insert on provider_payment
  for each row execute function refuse_deleted_account();

-- One row per attempt on a provider's page that was declined. Criminals test stolen cards with many small payments.
create table card_decline (
  user_id uuid not null,
  payment_id uuid not null,
  -- The provider's id of the attempt, so that a repeated report counts once.
  attempt_ref text not null check (length(attempt_ref) <= 255),
  network text,
  fingerprint text,
  declined_at timestamptz not null default now(),
  primary key (user_id, payment_id, attempt_ref),
  foreign key (user_id, payment_id) references provider_payment
);
create index card_decline_of_shopper on card_decline (user_id, declined_at);
create index card_decline_by_network on card_decline (network, declined_at) where network is not null;
create index card_decline_by_fingerprint on card_decline (fingerprint, declined_at) where fingerprint is not null;

-- How the shop is protected from stolen cards: one row.
create table card_protection (
  is_only boolean primary key default true check (is_only),
  -- Points per hour of a shopper, of a network and of a card. A begun top-up is one point.
  shopper_points int not null default 20 check (shopper_points between 3 and 200),
  network_points int not null default 60 check (network_points between 3 and 5000),
  card_points int not null default 12 check (card_points between 3 and 200),
  -- Further points of a declined attempt.
  decline_points int not null default 3 check (decline_points between 0 and 20),
  -- The lowest risk by the provider's estimate at which an operator decides. `review`: only if the provider asks for it.
  review_risk text not null default 'highest' check (review_risk in ('elevated', 'highest', 'review')),
  changed_by uuid references operator,
  changed_at timestamptz
);
insert into card_protection default values;

-- One row per event of a provider. A repeated event has the same id, and is stored once.
create table provider_event (
  provider text not null references payment_provider,
  event_ref text not null check (length(event_ref) <= 255),
  kind text not null check (kind in ('payment', 'refund', 'dispute', 'payout', 'other')),
  ref text not null check (length(ref) <= 255),
  received_at timestamptz not null default now(),
  -- unknown: the shop has no such payment, so an operator looks at it.
  outcome text not null default 'waiting' check (outcome in ('waiting', 'applied', 'unknown')),
  primary key (provider, event_ref)
);
create index provider_event_unknown on provider_event (received_at) where outcome = 'unknown';
create index provider_event_by_ref on provider_event (provider, ref) where outcome = 'waiting';
create index provider_event_by_time on provider_event (received_at);
