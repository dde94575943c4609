import type { LiveEvent } from '@sampan/contract'

export type LiveMessage = { event: LiveEvent } | 'open' | 'missed' | 'down' | 'over'
