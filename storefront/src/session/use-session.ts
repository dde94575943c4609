import { useSyncExternalStore } from 'react'
import { session } from './session.ts'

/** The current session; during hydration the signed-out session that the server rendered. */
export const useSession = () => useSyncExternalStore(session.subscribe, session.get, session.nobody)

/** Increases whenever another person may be using the device. */
export const useEpoch = () => useSyncExternalStore(session.subscribe, epoch, epochOfNobody)

const epoch = () => session.get().epoch
const epochOfNobody = () => session.nobody().epoch
