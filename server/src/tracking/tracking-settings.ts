import type { TrackingSource } from '@sampan/contract/rules'
import { z } from 'zod'

/** Settings of the environment with the secrets of services that report parcels. Messages never contain a value. */
export const TRACKING_SETTINGS = {
  TRACKING_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,120}={0,2}$/, 'must be whsec_ and at least 24 bytes in base64')
    .optional(),
}

type Settings = z.output<z.ZodObject<typeof TRACKING_SETTINGS>>

/** The secrets that replace those of the desk. */
export const trackingSecretsIn = ({ TRACKING_SECRET }: Settings): Record<TrackingSource, string | undefined> => ({
  generic: TRACKING_SECRET,
})
