-- Companies as buyers. Their tax number is checked by form and check digit when an order is created; no register is asked.

-- The company that a shopper last bought for, which the next checkout offers.
create table shopper_company (
  user_id uuid primary key references user_account,
  company text not null check (length(company) between 1 and 120),
  company_tax_number text check (length(company_tax_number) between 1 and 40),
  used_at timestamptz not null default now()
);
create trigger of_no_deleted_account before insert on shopper_company
  for each row execute function refuse_deleted_account();

-- One row per order of a company, with the two proofs for which its taxes are those of a company: the number passed the
-- check, and its country is that of the delivery.
create table order_company (
  user_id uuid not null references user_account,
  order_id uuid not null,
  -- Null after the account is deleted. The number stays if it is the reason of an exemption.
  company text check (length(company) between 1 and 120),
  company_tax_number text check (length(company_tax_number) between 1 and 40),
  -- Why the taxes are those of a consumer: without a number, with one of another country, or of a country whose numbers
  -- cannot be checked. Null if both proofs exist.
  number_fault text check (number_fault in ('missing', 'elsewhere', 'unchecked')),
  number_country text check (number_country ~ '^[A-Z]{2}$'),
  delivery_country text not null check (delivery_country ~ '^[A-Z]{2}$'),
  checked_at timestamptz not null default now(),
  -- The company's effect on taxes: they are due on arrival, or there is no tax.
  tax_effect text check (tax_effect in ('arrival', 'exempt', 'reverse_charge')),
  -- The entry that an operator read in the register of the tax office, such as VIES.
  register_result text check (register_result in ('valid', 'not_valid')),
  register_checked_on date,
  primary key (user_id, order_id),
  foreign key (user_id, order_id) references shop_order (user_id, order_id),
  constraint company_with_both_proofs check (number_fault is not null or number_country = delivery_country),
  constraint effect_with_both_proofs check (tax_effect is null or number_fault is null),
  constraint register_on_a_day check ((register_result is null) = (register_checked_on is null))
);
create trigger of_no_deleted_account before insert on order_company
  for each row execute function refuse_deleted_account();
create trigger order_company_is_not_deleted before delete or truncate on order_company
  for each statement execute function refuse_change();

-- The proofs are final: only the check in the register changes, and a deleted account or a buyer of the demo is anonymised.
create function keep_order_company() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - array['company', 'company_tax_number', 'register_result', 'register_checked_on']
      = to_jsonb(old) - array['company', 'company_tax_number', 'register_result', 'register_checked_on']
    and ((new.company, new.company_tax_number) is not distinct from (old.company, old.company_tax_number)
      or exists (select from user_account where user_id = old.user_id
        and (deleted_at is not null or is_demo and blocked_at is not null))) then
    return new;
  end if;
  raise exception 'the company of an order is final' using errcode = 'restrict_violation';
end $$;
create trigger order_company_is_final before update on order_company for each row execute function keep_order_company();
