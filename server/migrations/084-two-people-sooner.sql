-- From $1,000 a shopper and day a second operator agrees, no longer from $10,000, where no owner has set another amount.
-- An amount that is lowered counts at once.
update amount_limit set amount_cents = 100000, version = version + 1
  where name in ('recharge_second_operator', 'extract_second_operator', 'refund_second_operator')
    and amount_cents = 1000000 and changed_by is null;
