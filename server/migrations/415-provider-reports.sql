-- Reports of payment service providers: payouts to the bank, and the lines of the provider's balance compared with the books.

-- One row per provider with payments: how far its report was read, and what the provider holds.
create table provider_report (
  provider text primary key references payment_provider,
  -- Lines are stored up to this time.
  lines_to timestamptz not null,
  -- When the whole report was read, and the provider's balance then.
  read_at timestamptz,
  balance_cents bigint,
  due_at timestamptz not null default now(),
  failures int not null default 0,
  failing_since timestamptz,
  constraint failing_with_failures check ((failures > 0) = (failing_since is not null)),
  constraint balance_of_a_reading check ((read_at is null) = (balance_cents is null))
);

-- One row per payout of a provider to the shop's bank. A negative amount was taken from the bank.
create table provider_payout (
  payout_id uuid primary key default uuidv7(),
  provider text not null references payment_provider,
  payout_ref text not null check (length(payout_ref) <= 255),
  amount_cents bigint not null check (amount_cents <> 0 and abs(amount_cents) <= 100000000000000),
  arrives_on date not null,
  status text not null check (status in ('on_its_way', 'paid', 'failed')),
  -- When the ledger moved the money to the bank, and back after a payout that failed.
  booked_at timestamptz,
  returned_at timestamptz,
  created_at timestamptz not null default now(),
  unique (provider, payout_ref),
  constraint paid_is_booked check (status <> 'paid' or booked_at is not null),
  constraint failed_is_returned check (status <> 'failed' or (booked_at is null) = (returned_at is null)),
  constraint only_booked_ones_return check (returned_at is null or booked_at is not null)
);
create index provider_payout_newest on provider_payout (arrives_on desc);
create index provider_payout_on_its_way on provider_payout (provider, arrives_on) where status = 'on_its_way';

-- One row per object of the provider that moved money: the sum of its lines at the provider, and what the shop booked for
-- it. `rest`: what the provider holds besides its lines, compared with the ledger's account.
create table report_item (
  item_id uuid primary key default uuidv7(),
  provider text not null references payment_provider,
  kind text not null check (kind in ('payment', 'refund', 'dispute', 'payout', 'fee', 'other', 'rest')),
  -- The shop's id of a payment; the provider's id of a refund, dispute, payout or line.
  key text not null check (length(key) <= 255),
  -- Time of the first line, or of the booking while there is no line.
  at timestamptz not null,
  day date not null generated always as ((at at time zone 'UTC')::date) stored,
  lines int not null default 0,
  theirs_cents bigint not null default 0,
  theirs_fee_cents bigint not null default 0,
  ours_cents bigint not null default 0,
  ours_fee_cents bigint not null default 0,
  -- When one of the figures changed last.
  changed_at timestamptz not null default now(),
  -- Why a difference needs no operator. on_its_way: a payout that the bank has not got yet. held: a top-up about which an
  -- operator decides. recent: the other side may follow.
  known_because text default 'recent' check (known_because in ('on_its_way', 'held', 'recent')),
  -- The difference that operators explained. It is open again when the figures change.
  explained_cents bigint,
  explained_fee_cents bigint,
  state text not null generated always as (
    case when theirs_cents = ours_cents and theirs_fee_cents = ours_fee_cents then 'equal'
      when explained_cents = ours_cents - theirs_cents and explained_fee_cents = ours_fee_cents - theirs_fee_cents
        then 'explained'
      when known_because is not null then 'known' else 'open' end) stored,
  -- How both sides differ.
  differs text generated always as (
    case when theirs_cents = ours_cents and theirs_fee_cents = ours_fee_cents then null
      when lines = 0 and kind <> 'rest' then 'only_ours'
      when ours_cents = 0 and ours_fee_cents = 0 then 'only_theirs'
      when theirs_cents <> ours_cents then 'amount' else 'fee' end) stored,
  unique (provider, kind, key),
  constraint explained_as_a_whole check (num_nonnulls(explained_cents, explained_fee_cents) in (0, 2))
);
create index report_item_by_day on report_item (provider, day, at);
create index report_item_by_time on report_item (provider, at);
create index report_item_different on report_item (provider, at) where state <> 'equal';
create index report_item_open on report_item (at) where state = 'open';

-- One row per movement on the balance that a provider keeps for the shop.
create table report_line (
  provider text not null references payment_provider,
  line_ref text not null check (length(line_ref) <= 255),
  item_id uuid not null references report_item,
  amount_cents bigint not null,
  fee_cents bigint not null,
  at timestamptz not null,
  primary key (provider, line_ref)
);
create index report_line_by_item on report_line (item_id);

-- One row per difference that two operators explained.
create table report_explanation (
  explanation_id uuid primary key default uuidv7(),
  item_id uuid not null references report_item,
  -- Books less report, before the explanation.
  difference_cents bigint not null check (difference_cents <> 0),
  -- The part that was booked as a fee of the provider; negative for a fee that the provider gave back.
  booked_fee_cents bigint not null default 0,
  reason text not null check (reason <> ''),
  explained_by uuid not null references operator,
  approved_by uuid not null references operator,
  created_at timestamptz not null default now(),
  constraint two_operators check (explained_by <> approved_by)
);
create index report_explanation_by_item on report_explanation (item_id);

-- Bookings of the shop on the accounts `clearing:<provider>` and `fees:provider`, by the provider's object. Amounts are
-- positive when the provider's balance grows; fees are an expense. The audit compares the sums with the ledger.
create index provider_payment_by_key on provider_payment ((payment_id::text));
create view provider_booking (provider, kind, key, amount_cents, fee_cents, booked_at) as
  select provider, 'payment', payment_id::text, case when recharge_id is null then 0 else amount_cents end,
    coalesce(fee_cents, 0), coalesce(credited_at, created_at)
  from provider_payment where recharge_id is not null or fee_cents > 0
  union all
  select provider, 'payout', payout_ref, - amount_cents, 0, booked_at
  from provider_payout where booked_at is not null and returned_at is null
  union all
  select provider, 'dispute', dispute_ref, - booked_withheld_cents, booked_fee_cents, opened_at
  from provider_dispute where booked_withheld_cents > 0 or booked_fee_cents > 0
  union all
  select provider, 'refund', refund_ref, - amount_minor, 0, ended_at
  from provider_refund where state = 'done' and extract_id is not null
  union all
  -- A correction of a top-up, whose payment is refunded at the provider by hand.
  select provider, 'refund', correction_id::text, - correction.amount_cents, 0, correction.created_at
  from correction join provider_payment using (user_id, recharge_id) where kind = 'correction'
  union all
  select provider, kind, key, 0, booked_fee_cents, created_at
  from report_explanation join report_item using (item_id) where booked_fee_cents <> 0;
