-- Pages besides products: help and legal pages, banners and suggested searches.

-- One row per help or legal page that an operator wrote in place of the supplied page.
create table article_text (
  collection text not null check (collection in ('help', 'law')),
  slug text not null,
  language text not null,
  title text not null,
  body_markdown text not null,
  saved_at timestamptz not null default now(),
  primary key (collection, slug, language)
);

-- One row per banner of the home page.
create table banner (
  position int primary key,
  image text not null,
  eyebrow jsonb not null,
  title jsonb not null,
  action jsonb not null,
  -- The link by language, because a link to a search holds a word of the language.
  link jsonb not null
);

-- One row per suggested search of a language.
create table popular_search (
  language text not null,
  position int not null,
  word text not null,
  primary key (language, position)
);
