-- Countries of delivery: what the law of each wants, and whether orders to it are accepted.

-- One row per country that shops ship to. Each country is open until an owner checks its list, so that a shop that
-- does not use the lists sells as before.
create table country_opening (
  country text primary key check (country ~ '^[A-Z]{2}$'),
  is_open boolean not null default true,
  -- Why an owner opened the country although its list is incomplete, or closed it.
  reason text check (length(reason) between 1 and 500),
  changed_by uuid references operator,
  changed_at timestamptz
);
insert into country_opening (country)
select unnest('{CN,JP,KR,TH,US,SG,MY,HK,TW,MO,VN,PH,ID,AU,NZ,GB,DE,FR,IT,ES,NL,CA}'::text[]);

-- One row per country and requirement.
create table country_requirement (
  country text not null check (country ~ '^[A-Z]{2}$'),
  requirement text not null check (requirement in ('seller', 'legal_pages', 'tax_rules', 'refund_days',
    'contract_withdrawal', 'lowest_price', 'unit_price', 'product_safety', 'guarantee_notice', 'producer_numbers',
    'trade_notation', 'licence', 'seller_disclosure', 'warranty_wording')),
  -- A requirement that does not apply to this shop is switched off.
  is_required boolean not null default true,
  -- Days after receipt in which goods can be given back, at least.
  days int check (days between 1 and 90),
  -- The law, how sure it is, and the day on which it was read.
  source text not null,
  certainty text not null check (certainty in ('seen', 'known')),
  as_of date not null,
  -- For requirements that the shop cannot check: who confirmed it.
  confirmed_by uuid references operator,
  confirmed_at timestamptz,
  changed_by uuid references operator,
  changed_at timestamptz,
  primary key (country, requirement),
  constraint days_of_refunds check ((requirement = 'refund_days') = (days is not null)),
  constraint confirmed_at_a_time check ((confirmed_by is null) = (confirmed_at is null))
);

insert into country_requirement (country, requirement, days, source, certainty, as_of)
select country, requirement, days, source, certainty, date '2026-11-28'
from unnest('{AT,BE,BG,CY,CZ,DE,DK,EE,ES,FI,FR,GR,HR,HU,IE,IT,LT,LU,LV,MT,NL,PL,PT,RO,SE,SI,SK}'::text[]) as country
  cross join (values
    ('seller', null, 'Directive 2011/83/EU, Art. 6', 'known'),
    ('legal_pages', null, 'Directive 2011/83/EU, Art. 6; Regulation 2016/679, Art. 13', 'known'),
    ('tax_rules', null, 'Directive 2011/83/EU, Art. 5 and 6', 'known'),
    ('refund_days', 14, 'Directive 2011/83/EU, Art. 9', 'known'),
    ('contract_withdrawal', null, 'Directive 2011/83/EU, Art. 11a, since 2026-06-19', 'seen'),
    ('lowest_price', null, 'Directive 98/6/EC, Art. 6a', 'known'),
    ('unit_price', null, 'Directive 98/6/EC, Art. 3', 'known'),
    ('product_safety', null, 'Regulation 2023/988, Art. 19, since 2024-12-13', 'seen'),
    ('guarantee_notice', null, 'Regulation 2025/1960, since 2026-09-27', 'seen'),
    ('producer_numbers', null, 'Packaging, batteries and electronic waste: registers of the country', 'known')
  ) as required (requirement, days, source, certainty)
union all
select country, requirement, days, source, certainty, date '2026-11-28'
from (values
  ('GB', 'seller', null, 'Consumer Contracts Regulations 2013, schedule 2', 'known'),
  ('GB', 'legal_pages', null, 'Consumer Contracts Regulations 2013, schedule 2; UK GDPR, Art. 13', 'known'),
  ('GB', 'tax_rules', null, 'DMCC Act 2025: total price', 'known'),
  ('GB', 'refund_days', 14, 'Consumer Contracts Regulations 2013, reg. 30', 'known'),
  ('GB', 'unit_price', null, 'Price Marking Order 2004', 'known'),
  ('JP', 'seller', null, '特定商取引法 Art. 11', 'seen'),
  ('JP', 'legal_pages', null, '特定商取引法 Art. 11; 個人情報保護法', 'known'),
  ('JP', 'tax_rules', null, '特定商取引法 Art. 11: customs tax is named', 'seen'),
  ('JP', 'trade_notation', null, '特定商取引法 Art. 11', 'seen'),
  ('KR', 'seller', null, '전자상거래법 Art. 10', 'known'),
  ('KR', 'legal_pages', null, '전자상거래법 Art. 10; 개인정보 보호법', 'known'),
  ('KR', 'tax_rules', null, '전자상거래법 Art. 13: total price', 'known'),
  ('KR', 'refund_days', 7, '전자상거래법 Art. 17', 'seen'),
  ('KR', 'trade_notation', null, '전자상거래법 Art. 10 and 12', 'seen'),
  ('TH', 'seller', null, 'Direct Sales and Direct Marketing Act 2002/2017', 'seen'),
  ('TH', 'legal_pages', null, 'Personal Data Protection Act 2019', 'known'),
  ('TH', 'tax_rules', null, 'Customs notification 219/2568: tax from 1 baht', 'seen'),
  ('TH', 'refund_days', 7, 'Direct Sales and Direct Marketing Act 2002/2017', 'known'),
  ('TH', 'trade_notation', null, 'DBD e-commerce registration; OCPB direct marketing', 'seen'),
  ('US', 'seller', null, 'INFORM Consumers Act 2023', 'known'),
  ('US', 'legal_pages', null, 'FTC Act; CCPA', 'known'),
  ('US', 'tax_rules', null, '19 CFR 10.151: no relief for small parcels', 'seen'),
  ('US', 'seller_disclosure', null, 'INFORM Consumers Act 2023', 'known'),
  ('AU', 'seller', null, 'Australian Consumer Law', 'known'),
  ('AU', 'legal_pages', null, 'Australian Consumer Law; Privacy Act 1988', 'known'),
  ('AU', 'tax_rules', null, 'Australian Consumer Law, s. 48: single price', 'known'),
  ('AU', 'warranty_wording', null, 'Australian Consumer Law, s. 102', 'known'),
  ('NZ', 'seller', null, 'Fair Trading Act 1986', 'known'),
  ('NZ', 'tax_rules', null, 'Fair Trading Act 1986', 'known'),
  ('SG', 'seller', null, 'Consumer Protection (Fair Trading) Act', 'known'),
  ('SG', 'tax_rules', null, 'Overseas vendor registration: prices with GST', 'known'),
  ('CA', 'seller', null, 'Consumer Protection Acts of the provinces', 'known'),
  ('CA', 'tax_rules', null, 'Excise Tax Act', 'known'),
  ('CN', 'seller', null, '电子商务法 Art. 15', 'known'),
  ('CN', 'tax_rules', null, '跨境电子商务零售进口商品清单', 'known'),
  ('CN', 'refund_days', 7, '消费者权益保护法 Art. 25', 'known'),
  ('CN', 'licence', null, '电子商务法 Art. 15', 'known'),
  ('TW', 'seller', null, '消費者保護法', 'known'),
  ('TW', 'tax_rules', null, '關稅法', 'known'),
  ('TW', 'refund_days', 7, '消費者保護法 Art. 19', 'known'),
  ('HK', 'seller', null, 'Trade Descriptions Ordinance', 'known')
) as required (country, requirement, days, source, certainty);

-- The delivery rules for countries that accept orders. While some country is closed, a shop's rule for all other
-- countries becomes a rule for each open one.
create view open_freight_rule as
select shop_id, country, base_cents, each_further_cents, free_from_cents, handling_days, transit_days_min,
  transit_days_max
from freight_rule
where case country
  when '*' then not exists (select from country_opening where not is_open)
  else not exists (select from country_opening as opening where opening.country = freight_rule.country and not is_open)
end
union all
select shop_id, opening.country, base_cents, each_further_cents, free_from_cents, handling_days, transit_days_min,
  transit_days_max
from freight_rule join country_opening as opening on is_open
where freight_rule.country = '*' and exists (select from country_opening where not is_open)
  and not exists (select from freight_rule as own
    where own.shop_id = freight_rule.shop_id and own.country = opening.country);
