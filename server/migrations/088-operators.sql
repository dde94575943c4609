-- What owners see of the operators.
alter table operator
  add column name text not null default '',
  add column signed_in_at timestamptz;
update operator set signed_in_at = (select max(created_at) from desk_log
  where desk_log.operator_id = operator.operator_id and action = 'signed_in');

-- The log is read latest first, narrowed by who, by what or by what it concerns.
create index desk_log_by_time on desk_log (created_at);
create index desk_log_by_operator on desk_log (operator_id, created_at);
create index desk_log_by_action on desk_log (action, created_at);
create index desk_log_by_operator_and_action on desk_log (operator_id, action, created_at);
create index desk_log_by_ref on desk_log (ref_id, created_at);

-- Whose second factor was taken away can be anybody who knows the password: as a second person they count a day later.
create function begin_operator_terms_anew() returns trigger language plpgsql as $$
begin
  update operator_term set until = greatest(since, now()) where operator_id = old.operator_id and until is null;
  insert into operator_term (operator_id, role) select operator_id, unnest(roles) from operator
    where operator_id = old.operator_id and blocked_at is null and not password_is_initial;
  return null;
end $$;
create trigger terms_without_factor after delete on operator_totp
  for each row when (old.secret is not null) execute function begin_operator_terms_anew();
