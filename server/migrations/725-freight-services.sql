-- Delivery services, among which shoppers choose.

alter table freight_rule add column service text not null default 'standard'
  check (service in ('economy', 'standard', 'express'));
alter table freight_rule drop constraint freight_rule_pkey;
alter table freight_rule add primary key (shop_id, country, service);

-- Null for older orders.
alter table shop_order add column freight_service text check (freight_service in ('economy', 'standard', 'express'));

-- The services that an agent chose, by shop.
alter table agent_checkout add column shop_services jsonb not null default '[]';

create or replace view open_freight_rule as
select shop_id, country, base_cents, each_further_cents, free_from_cents, handling_days, transit_days_min,
  transit_days_max, bands, service
from freight_rule
where case country
  when '*' then not exists (select from country_opening where not is_open)
  else not exists (select from country_opening as opening where opening.country = freight_rule.country and not is_open)
end
union all
select shop_id, opening.country, base_cents, each_further_cents, free_from_cents, handling_days, transit_days_min,
  transit_days_max, bands, service
from freight_rule join country_opening as opening on is_open
where freight_rule.country = '*' and exists (select from country_opening where not is_open)
  and not exists (select from freight_rule as own
    where own.shop_id = freight_rule.shop_id and own.country = opening.country);

-- Only changed prices are noted: no mark depends on the days of a delivery.
create or replace function note_changed_freight() returns trigger language plpgsql as $$
begin
  insert into listing_change (source, up_to)
    select distinct '@shop:' || changed.shop_id, ''
    from changed join before using (shop_id, country, service)
    where (changed.base_cents, changed.each_further_cents, changed.free_from_cents, changed.bands)
      is distinct from (before.base_cents, before.each_further_cents, before.free_from_cents, before.bands);
  return null;
end $$;
