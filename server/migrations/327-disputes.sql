-- Disputes of payments by card: the shopper's bank takes the money back. Money itself moves in the ledger only (ref_type
-- dispute, ref_id of a step).

-- One row per dispute that a provider reports.
create table provider_dispute (
  dispute_id uuid primary key default uuidv7(),
  provider text not null references payment_provider,
  dispute_ref text not null check (length(dispute_ref) <= 255),
  -- The provider's id of the payment. Without a payment of the shop, the dispute waits for an operator and moves no money.
  ref text not null,
  user_id uuid references user_account,
  payment_id uuid,
  status text not null check (status in ('open', 'evidence_sent', 'won', 'lost')),
  -- The disputed amount in the smallest unit of its currency.
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  reason text not null,
  -- Until when the provider takes evidence.
  due_at timestamptz,
  -- What the provider reports, in US cents: money that it took, and its charge.
  withheld_cents bigint not null check (withheld_cents >= 0),
  fee_cents bigint not null check (fee_cents >= 0),
  -- The part of a lost dispute that two operators decided to bear.
  borne_cents bigint check (borne_cents >= 0),
  -- What is booked: taken from the shopper (from the balance or as a debt), taken by the provider, charged, and borne.
  held_cents bigint not null default 0 check (held_cents >= 0),
  booked_withheld_cents bigint not null default 0 check (booked_withheld_cents >= 0),
  booked_fee_cents bigint not null default 0 check (booked_fee_cents >= 0),
  loss_cents bigint not null default 0 check (loss_cents >= 0),
  -- The text that was submitted. It may be submitted again only if the provider refused it.
  evidence text,
  -- A PDF that an operator added.
  evidence_pdf bytea,
  evidence_by uuid references operator,
  evidence_at timestamptz,
  -- Two operators decided to accept the loss.
  accepted_at timestamptz,
  -- Why the provider refused the evidence or the acceptance.
  refusal text,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  -- Reminders of the deadline that were mailed.
  reminders int not null default 0,
  -- Grows with each report. A report that was read before another one was stored is read again.
  version int not null default 1,
  -- When the provider is asked next, because its event may be lost. Null: never.
  ask_at timestamptz default now(),
  unique (provider, dispute_ref),
  foreign key (user_id, payment_id) references provider_payment (user_id, payment_id),
  constraint payment_has_a_shopper check ((user_id is null) = (payment_id is null)),
  constraint closed_at_a_time check ((status in ('won', 'lost')) = (closed_at is not null)),
  constraint pdf_of_evidence check (evidence_pdf is null or evidence is not null),
  constraint evidence_by_an_operator check ((evidence is null) = (evidence_at is null))
);
create index provider_dispute_of_payment on provider_dispute (user_id, payment_id) where payment_id is not null;
create index provider_dispute_without_payment on provider_dispute (opened_at) where payment_id is null;
create index provider_dispute_by_status on provider_dispute (status, opened_at);
create index provider_dispute_by_time on provider_dispute (opened_at);
create index provider_dispute_by_deadline on provider_dispute (due_at) where status = 'open';
create index provider_dispute_to_ask on provider_dispute (ask_at) where ask_at is not null;
create index provider_dispute_of_open on provider_dispute (user_id) where status in ('open', 'evidence_sent');

-- The part of a payment that its disputes took or may take, in US cents: it cannot be refunded as well.
create function disputed_cents(of_user uuid, of_payment uuid) returns bigint language sql stable as $$
  select coalesce(sum(greatest(withheld_cents, case when currency = 'USD' then amount_minor else 0 end)), 0)::bigint
  from provider_dispute where user_id = of_user and payment_id = of_payment and status <> 'won'
$$;

-- One row per change of a dispute: what the provider reported, and what was booked because of it. Append-only.
create table provider_dispute_step (
  step_id uuid primary key default uuidv7(),
  dispute_id uuid not null references provider_dispute,
  status text not null check (status in ('open', 'evidence_sent', 'won', 'lost')),
  -- Differences in US cents; negative when money returns. `owed_cents` is the part of `held_cents` that became a debt.
  held_cents bigint not null default 0,
  owed_cents bigint not null default 0 check (owed_cents between 0 and greatest(held_cents, 0)),
  withheld_cents bigint not null default 0,
  fee_cents bigint not null default 0,
  loss_cents bigint not null default 0,
  at timestamptz not null default clock_timestamp()
);
create index provider_dispute_step_of on provider_dispute_step (dispute_id, at);
create trigger dispute_step_is_append_only before update or delete or truncate on provider_dispute_step
  for each statement execute function refuse_change();

-- One row per provider: all disputes that were opened before this time are stored.
create table provider_dispute_reading (
  provider text primary key references payment_provider,
  read_until timestamptz not null
);
