import type { Listener } from './event/listener.ts'
import { liveListener } from './features/live/live-listener.ts'

/** Everything that learns of what happened. A new listener is a file of its noun, and a line here. */
export const listeners: readonly Listener[] = [liveListener]
