-- Settings that operators change at the operators' desk.

-- One row per duration, such as the lifetime of a session. Queries read a duration with the function time_limit, and
-- tests shorten the durations.
create table time_limit (
  name text primary key,
  duration interval not null check (duration > interval '0'),
  changed_by uuid references operator,
  changed_at timestamptz
);
create function time_limit(limit_name text) returns interval language sql stable as $$
  select duration from time_limit where name = limit_name
$$;

insert into time_limit (name, duration) values
  -- Shoppers
  ('session', '3 days'),
  ('known_device', '365 days'),
  ('one_time_code', '10 minutes'),
  ('payment_code_lock', '30 minutes'),
  -- A ticket opens one stream of live events.
  ('event_ticket', '30 seconds'),
  -- Replies to calls with an Idempotency-Key are stored this long.
  ('keyed_call', '24 hours'),
  -- Pictures that were uploaded and not used are deleted after this time.
  ('unused_upload', '24 hours'),
  -- Viewed products, security events and notices are deleted after this time.
  ('product_view', '90 days'),
  ('security_event', '365 days'),
  ('notice', '180 days'),
  -- Pause between two notices about the same favourite.
  ('favourite_pause', '7 days'),
  -- Orders: time until an unpaid order is cancelled, a shipped order counts as received, and a received order as
  -- completed.
  ('order_expiry', '30 minutes'),
  ('order_auto_confirm', '14 days'),
  ('order_auto_complete', '7 days'),
  -- An unpaid order waits at most this long, from its creation, for a recharge that is under audit.
  ('order_wait', '72 hours'),
  -- Once that recharge is approved or refused, the order has at least this much time left.
  ('order_after_passed_recharge', '24 hours'),
  ('order_after_refused_recharge', '30 minutes'),
  -- Refused recharges count against a shopper for this long. After two, recharges under audit no longer cover waiting
  -- orders.
  ('refused_recharge', '30 days'),
  -- A completed order can be reviewed for this long.
  ('order_review', '30 days'),
  -- Goods of an approved refund have to be sent back within this time.
  ('refund_return', '7 days'),
  -- Withdrawals wait this long after the payment code was set, or the password was set by mail.
  ('extract_wait', '24 hours'),
  -- Money that arrived by card cannot be withdrawn on a chain for this time, because a payment by card can be disputed.
  ('card_chain_wait', '14 days'),
  -- A withdrawal goes back to the cards that paid top-ups within this time.
  ('card_refund', '180 days'),
  -- Operators
  ('operator_session', '12 hours'),
  -- A session without calls ends after this time.
  ('operator_idle', '30 minutes'),
  -- Time for the second step of signing in.
  ('operator_entering', '10 minutes'),
  ('operator_fresh_code', '5 minutes'),
  -- Lock after too many wrong codes of the second factor.
  ('operator_code_lock', '15 minutes'),
  -- An operator who held a role for this long counts as a second operator.
  ('operator_second', '24 hours'),
  ('proposal', '7 days'),
  -- A raised amount limit takes effect after this time.
  ('raised_amount', '24 hours'),
  -- A payout file can be downloaded again for this long.
  ('payout_file', '24 hours'),
  -- An operator who opens a chat is shown as answering it for this long.
  ('chat_answering', '10 minutes'),
  -- An authorisation code, an access token and a refresh token of an agent.
  ('agent_code', '1 minute'),
  ('agent_access', '1 hour'),
  ('agent_refresh', '90 days'),
  -- An allowance limits what an agent spends within this time.
  ('agent_allowance', '30 days');

-- One row per limit in cents.
create table amount_limit (
  name text primary key,
  amount_cents bigint not null check (amount_cents >= 0),
  -- A raised limit is stored here until `counts_from`. A lowered limit takes effect immediately.
  later_cents bigint check (later_cents > amount_cents),
  counts_from timestamptz,
  changed_by uuid references operator,
  changed_at timestamptz,
  check (num_nulls(later_cents, counts_from) in (0, 2))
);

insert into amount_limit (name, amount_cents) values
  ('recharge_minimum', 1000),
  ('recharge_maximum', 5000000),
  -- Instant top-ups: one payment, and the sum of a shopper in a day and in 30 days. A newcomer has had no recharge for more
  -- than a week.
  ('card_minimum', 1000),
  ('card_maximum', 200000),
  ('card_day', 300000),
  ('card_day_newcomer', 50000),
  ('card_month', 1000000),
  ('extract_minimum', 1000),
  ('extract_maximum', 5000000),
  -- Fixed part of the charge of a withdrawal.
  ('extract_bank_fixed', 300),
  ('extract_chain_fixed', 100),
  -- If the sum per shopper and day exceeds this amount, a second operator must approve.
  ('recharge_second_operator', 100000),
  ('extract_second_operator', 100000),
  ('refund_second_operator', 100000),
  -- Sum that an operator may move alone in a day.
  ('recharge_operator_day', 2000000),
  ('extract_operator_day', 2000000),
  ('refund_operator_day', 2000000),
  ('promo_operator_day', 50000),
  -- Sum per shopper and day that lines of bank statements may credit without an operator. 0 turns it off.
  ('statement_credit_day', 0),
  -- The largest discount, in cents for goods of $100, that an operator may give alone: by a promo code and by lowering
  -- a price.
  ('promo_off_100', 3000),
  ('price_fall_100', 5000),
  -- Value of unpaid goods that a shopper may reserve beyond the free balance. The second limit is for shoppers who have
  -- never paid an order.
  ('unpaid_goods', 200000),
  ('unpaid_goods_newcomer', 50000);

-- One row per setting with a chosen value.
create table shop_choice (
  name text primary key,
  value text not null check (value <> ''),
  changed_by uuid references operator,
  changed_at timestamptz
);
insert into shop_choice (name, value) values
  ('bank_time_zone', 'UTC'),
  -- The language for readers whose request names none of the shop's languages.
  ('default_language', 'zh-CN'),
  -- Whether shopping agents may use the shop.
  ('agents', 'on'),
  -- Whether a recharge by bank transfer needs a picture of the receipt: required or optional.
  ('recharge_evidence', 'required'),
  -- From how many pieces on the stock of a SKU is low, unless the SKU has its own number.
  ('low_stock', '10');

create function default_language() returns text language sql stable as $$
  select value from shop_choice where name = 'default_language'
$$;

-- The shop's name and logo: one row. Without a name, the shop shows the name and the mark of the software.
create table brand (
  is_only boolean primary key default true check (is_only),
  name text check (name <> ''),
  -- Translations of the name, by language tag. Readers of a missing language get `name`.
  names jsonb not null default '{}',
  -- Address of a picture of the catalogue.
  logo text,
  -- Background on which the whole logo is visible. Null if every background is fine.
  logo_ground text check (logo_ground in ('light', 'dark')),
  logo_width int,
  logo_height int,
  check (name is not null or logo is null),
  check ((logo is null) = (logo_width is null) and (logo is null) = (logo_height is null))
);
insert into brand default values;

-- One row per currency in which prices are estimated. Payments are always in US dollars.
create table currency_rate (
  currency text primary key check (currency ~ '^[A-Z]{3}$'),
  -- Millionths of the currency for one dollar: 7.1 is 7100000.
  micros_per_dollar bigint not null check (micros_per_dollar between 1000 and 1000000000000),
  -- A rate older than a week is not used.
  set_at timestamptz not null default now()
);

-- One row per country whose law asks for more than the shop's general terms.
create table destination (
  country text primary key check (country ~ '^[A-Z]{2}$'),
  -- Days after receipt in which a refund can be requested. The general time applies if it is longer.
  refund_days int not null check (refund_days between 1 and 90),
  -- Whether a struck-out price must be the lowest price of the last 30 days.
  has_lowest_price boolean not null,
  changed_by uuid references operator,
  changed_at timestamptz
);
insert into destination (country, refund_days, has_lowest_price)
select country, 14, country <> 'GB'
from unnest('{AT,BE,BG,CY,CZ,DE,DK,EE,ES,FI,FR,GB,GR,HR,HU,IE,IT,LT,LU,LV,MT,NL,PL,PT,RO,SE,SI,SK}'::text[]) as country;

-- Time after receipt in which the refund of an order to this country can be requested.
create function refund_window(destined text) returns interval language sql stable as $$
  select greatest(time_limit('order_auto_complete'),
    (select make_interval(days => refund_days) from destination where country = destined))
$$;
