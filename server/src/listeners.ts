import type { Listener } from './event/listener.ts'

/** Everything that learns of what happened. A new listener is a file of its noun, and a line here. */
export const listeners: readonly Listener[] = []
