-- Of a whole file: one that was applied before would change the stock twice.
alter table catalogue_import drop column columns, add column digest text;
create index catalogue_import_by_digest on catalogue_import (digest);
