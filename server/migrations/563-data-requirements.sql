-- Consent to cookies and push messages, and download and deletion of personal data, are checked against the lists of
-- countries.
alter table country_requirement drop constraint country_requirement_requirement_check;
alter table country_requirement add constraint country_requirement_requirement_check check (requirement in ('seller',
  'legal_pages', 'tax_rules', 'refund_days', 'contract_withdrawal', 'lowest_price', 'unit_price', 'product_safety',
  'guarantee_notice', 'producer_numbers', 'trade_notation', 'licence', 'seller_disclosure', 'warranty_wording',
  'message_consent', 'data_rights'));

insert into country_requirement (country, requirement, source, certainty, as_of)
select country, requirement, source, 'known', date '2026-11-28'
from unnest('{AT,BE,BG,CY,CZ,DE,DK,EE,ES,FI,FR,GR,HR,HU,IE,IT,LT,LU,LV,MT,NL,PL,PT,RO,SE,SI,SK}'::text[]) as country
  cross join (values
    ('message_consent', 'Directive 2002/58/EC, Art. 5(3); Regulation 2016/679, Art. 7'),
    ('data_rights', 'Regulation 2016/679, Art. 15, 17 and 20')
  ) as required (requirement, source)
union all
select country, requirement, source, 'known', date '2026-11-28'
from (values
  ('GB', 'message_consent', 'Privacy and Electronic Communications Regulations 2003, reg. 6; UK GDPR, Art. 7'),
  ('GB', 'data_rights', 'UK GDPR, Art. 15, 17 and 20'),
  ('JP', 'data_rights', '個人情報保護法 Art. 33–35'),
  ('KR', 'data_rights', '개인정보 보호법 Art. 35 and 36'),
  ('TH', 'data_rights', 'Personal Data Protection Act 2019, s. 30 and 33')
) as required (country, requirement, source);
