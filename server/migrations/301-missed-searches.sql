-- One row per week (its Monday), language and keyword that found no product. It refers to no shopper, and keywords that
-- may be personal data are not counted.
create table missed_search (
  week date not null,
  language text not null,
  keyword text collate "C" not null,
  searches int not null,
  primary key (week, language, keyword)
);
