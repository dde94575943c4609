-- `promo_use_of_mailbox` begins with the code, too.
drop index promo_use_by_code;
