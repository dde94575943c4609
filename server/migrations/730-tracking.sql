-- Reports of carriers and logistics partners about parcels.

-- One row per service that reports parcels. Without a secret, its reports are not taken.
create table tracking_source (
  source text primary key check (source in ('generic')),
  sealed_secret bytea,
  changed_by uuid references operator,
  changed_at timestamptz,
  -- The last report that was stored, and the last one that was refused because its signature was wrong or old.
  reported_at timestamptz,
  refused_at timestamptz,
  -- Reports about numbers that no parcel of the shop has.
  unknown_reports bigint not null default 0
);
insert into tracking_source (source) values ('generic');

-- One row per report, deleted after a week. `report_ref` is the service's id of the report: a report that is sent twice is
-- stored once. `events` is null once the events are stored at their parcels. A report with an unknown number waits for a
-- parcel with its number until it is deleted.
create table tracking_report (
  source text not null references tracking_source,
  report_ref text not null check (length(report_ref) between 1 and 255),
  tracking_number text not null,
  carrier text,
  events jsonb,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'applied', 'unknown')),
  created_at timestamptz not null default now(),
  primary key (source, report_ref),
  constraint applied_without_events check ((outcome = 'applied') = (events is null))
);
create index tracking_report_oldest on tracking_report (created_at);
create index tracking_report_unknown on tracking_report (bare_tracking(tracking_number) collate "C")
  where outcome = 'unknown';

-- An event of a parcel is entered by an operator, or reported by a service with a code.
alter table parcel_event
  alter operator_id drop not null,
  alter text drop not null,
  add source text references tracking_source,
  add code text check (code in ('label_created', 'collected', 'in_transit', 'arrived_at_facility', 'left_facility',
    'export_customs', 'import_customs', 'customs_action', 'customs_released', 'out_for_delivery', 'delivery_attempted',
    'ready_for_pickup', 'delivered', 'returned', 'exception')),
  -- Difference of the local time at the place from UTC, in minutes; null if it is unknown.
  add offset_minutes int check (offset_minutes between -840 and 840),
  add constraint entered_or_reported check (num_nonnulls(operator_id, source) = 1),
  add constraint reported_with_code check (source is null or code is not null),
  add constraint has_code_or_text check (num_nonnulls(code, text) > 0);
