alter table flood_counter rename to rate_limit_counter;
alter index flood_counter_pkey rename to rate_limit_counter_pkey;
