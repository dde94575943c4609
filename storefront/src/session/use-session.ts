import { useSyncExternalStore } from 'react'
import { session } from './session.ts'

/** The session as it is now; while hydrating, as the server rendered it: nobody's. */
export const useSession = () => useSyncExternalStore(session.subscribe, session.get, session.nobody)

/** Grows whenever another person may be looking. */
export const useEpoch = () => useSyncExternalStore(session.subscribe, epoch, epochOfNobody)

const epoch = () => session.get().epoch
const epochOfNobody = () => session.nobody().epoch
