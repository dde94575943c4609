import { z } from 'zod'
import { SingleLine, Text } from '../../endpoint.ts'
import { TRACKING_CODES, TRACKING_EVENTS_LIMIT } from './tracking-rules.ts'

const hasNumber = (text: string) => /[^\s-]/.test(text)

const TrackingEvent = z.object({
  code: z.enum(TRACKING_CODES),
  /** With the offset of the local time at the place; `Z` if it is unknown. */
  happened_at: z.iso.datetime({ offset: true }),
  place: SingleLine(120).nullish(),
  /** The carrier's words. Shoppers see them next to the text of the code. */
  text: Text(300).nullish(),
})

/** The body of `POST /hooks/tracking/generic`. Fields that are not listed are ignored. */
export const TrackingReport = z.object({
  tracking_number: SingleLine(80).refine(hasNumber),
  /** The carrier's name as the shop lists it. If omitted, the report is about the parcels of all carriers with the number. */
  carrier: SingleLine(80).nullish(),
  events: z.array(TrackingEvent).min(1).max(TRACKING_EVENTS_LIMIT),
})
