-- What each operator may do. Whoever was an operator before there were roles could do everything.
alter table operator add column roles text[] not null default '{}'
  check (roles <@ '{owner,finance,fulfilment,catalogue,support}' and array_position(roles, null) is null);
update operator set roles = '{owner}';
