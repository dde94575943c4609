-- HTML in the texts of a product file is converted, and the preview says so.

alter table catalogue_import
  -- Number of products with texts that contained HTML.
  add column html_products integer not null default 0;
