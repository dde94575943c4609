-- Years of the maker's free guarantee of durability on the whole product, of which the EU wants a label at the product
-- if it is longer than the legal guarantee of two years (Regulation 2025/1960, from 2026-09-27).
alter table product add guarantee_years int check (guarantee_years between 3 and 99);

-- Checkouts show the notice about the legal guarantee. Earlier confirmations by owners no longer count.
update country_requirement set confirmed_by = null, confirmed_at = null where requirement = 'guarantee_notice';
