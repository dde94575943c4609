/** Events of a parcel that carriers report, in the usual sequence. docs/parcels/carriers.md describes them. */
export const TRACKING_CODES = [
  'label_created',
  'collected',
  'in_transit',
  'arrived_at_facility',
  'left_facility',
  'export_customs',
  'import_customs',
  'customs_action',
  'customs_released',
  'out_for_delivery',
  'delivery_attempted',
  'ready_for_pickup',
  'delivered',
  'returned',
  'exception',
] as const
export type TrackingCode = (typeof TRACKING_CODES)[number]

/** Services that report the events of parcels. */
export const TRACKING_SOURCES = ['generic'] as const
export type TrackingSource = (typeof TRACKING_SOURCES)[number]

/** Maximum number of events in a report. */
export const TRACKING_EVENTS_LIMIT = 100
