-- Who said first that a payout failed which the bank may have: it takes two, as its money can be withdrawn again.
alter table withdrawal add column failure_operator_id uuid references operator;
