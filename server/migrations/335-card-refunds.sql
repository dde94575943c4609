-- Refunds of instant top-ups by the providers that took them. Money itself moves in the ledger only.

alter table withdrawal add constraint refunds_a_payment
  foreign key (user_id, payment_id) references provider_payment (user_id, payment_id);

-- One row per refund that the shop asks a provider for, at most once at the provider: refund_id is its idempotency key.
create table provider_refund (
  user_id uuid not null,
  refund_id uuid not null,
  payment_id uuid not null,
  provider text not null check (provider in ('stripe', 'paypal')) references payment_provider,
  -- The withdrawal that the refund pays out, which has the id of the refund. Null: a held payment is given back.
  extract_id uuid check (extract_id = refund_id),
  -- In the smallest unit of the payment's currency.
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- waiting: approved. asked: the provider may have got it, so that the withdrawal can no longer be stopped. pending: the provider
  -- has it. done: made, but the card's bank may still send it back. refused: see problem. stopped: it was never asked for.
  state text not null default 'waiting'
    check (state in ('waiting', 'asked', 'pending', 'done', 'refused', 'stopped')),
  -- The provider's id of the refund.
  refund_ref text,
  problem text,
  -- After a refusal: card: the shopper can withdraw to the card again. other: the money may leave by a bank or a chain.
  way text check (way in ('card', 'other')),
  way_by uuid references operator,
  way_at timestamptz,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  -- When the provider is asked next; null: the state is final.
  due_at timestamptz default now(),
  tries int not null default 0,
  primary key (user_id, refund_id),
  foreign key (user_id, payment_id) references provider_payment (user_id, payment_id),
  foreign key (user_id, extract_id) references withdrawal (user_id, extract_id),
  constraint has_a_problem check ((state = 'refused') = (problem is not null)),
  constraint way_after_a_refusal check (way is null or state = 'refused'),
  constraint way_by_an_operator check ((way is null) = (way_at is null) and (way is null) = (way_by is null)),
  constraint known_at_the_provider check (state not in ('pending', 'done') or refund_ref is not null),
  constraint ended_at_a_time check ((state in ('done', 'refused', 'stopped')) = (ended_at is not null))
);
create unique index provider_refund_by_id on provider_refund (refund_id);
create unique index provider_refund_by_ref on provider_refund (provider, refund_ref);
create unique index provider_refund_of_held on provider_refund (payment_id)
  where extract_id is null and state in ('waiting', 'asked', 'pending', 'done');
create index provider_refund_of_payment on provider_refund (user_id, payment_id);
create index provider_refund_due on provider_refund (due_at) where due_at is not null;
create index provider_refund_by_time on provider_refund (created_at);
-- Refused refunds of withdrawals, which wait for a decision: by the time of the refusal for the counter, by creation for the list.
create index provider_refund_undecided on provider_refund (created_at)
  where state = 'refused' and way is null and extract_id is not null;
create index provider_refund_waiting on provider_refund (ended_at)
  where state = 'refused' and way is null and extract_id is not null;

-- The amount that was taken from a payment: by withdrawals to its card that were not refused, by corrections of its top-up, and by
-- disputes.
create function taken_from_payment(of_user uuid, of_payment uuid) returns bigint language sql stable as $$
  select coalesce(sum(cents), 0)::bigint from (
    select amount_cents from withdrawal
    where user_id = of_user and payment_id = of_payment and draw_type = 'card' and status <> 'refused'
    union all
    select correction.amount_cents from correction join provider_payment using (user_id, recharge_id)
    where user_id = of_user and payment_id = of_payment and kind = 'correction'
    union all
    select disputed_cents(of_user, of_payment)
  ) as taken (cents)
$$;
