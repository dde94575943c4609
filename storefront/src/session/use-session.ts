import { useSyncExternalStore } from 'react'
import { session } from './session.ts'

/** The current session; while hydrating the one the server rendered: nobody's. */
export const useSession = () => useSyncExternalStore(session.subscribe, session.get, session.nobody)

/** Grows whenever another person may be looking. */
export const useEpoch = () => useSyncExternalStore(session.subscribe, epoch, epochOfNobody)

const epoch = () => session.get().epoch
const epochOfNobody = () => session.nobody().epoch
