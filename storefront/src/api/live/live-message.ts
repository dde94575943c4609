import type { LiveEvent } from '@sampan/contract'

export type LiveMessage = { event: LiveEvent } | 'missed' | 'down' | 'over'
