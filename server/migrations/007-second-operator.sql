-- What the operator who agreed first said had arrived: a second one agrees to that sum, not to any.
alter table recharge
  add column first_arrival_cents bigint check (first_arrival_cents > 0),
  add constraint first_operator_said_a_sum check ((first_operator_id is null) = (first_arrival_cents is null));
