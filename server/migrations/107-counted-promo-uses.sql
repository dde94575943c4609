-- Whether a use was counted in promo_code.uses, as those of limited codes are: what was not counted is not given back to the
-- count when the limit was set later, and what was counted is when the limit was lifted.
alter table promo_use add column counted boolean not null default false;
-- Of the uses so far the latest were counted: the others are older than the limit. One without a checkout is never given back.
update promo_use set counted = true
from (
  select user_id, code, uses, row_number() over (partition by code order by promo_use.created_at desc, user_id) as place
  from promo_use join promo_code using (code) join checkout using (user_id, checkout_id)
) as used
where used.place <= used.uses and promo_use.user_id = used.user_id and promo_use.code = used.code;
