-- The buyers of demo receipts can be removed with the demo, as those of deleted accounts.
create or replace function keep_receipt() returns trigger language plpgsql as $$
begin
  if (old.number is null or new.number = old.number)
    -- The year is computed from issued_on after this trigger.
    and to_jsonb(new) - array['number', 'company', 'company_tax_number', 'buyer', 'year']
      = to_jsonb(old) - array['number', 'company', 'company_tax_number', 'buyer', 'year']
    and (new.buyer = old.buyer
      or exists (select from user_account where user_id = old.user_id
        and (deleted_at is not null or is_demo and blocked_at is not null))) then
    return new;
  end if;
  raise exception 'a receipt is final' using errcode = 'restrict_violation';
end $$;
