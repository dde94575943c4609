import { useSyncExternalStore } from 'react'
import { session } from './session.ts'

/** The current session; during hydration the signed-out session that the server rendered. */
export const useSession = () => useSyncExternalStore(session.subscribe, session.get, session.signedOut)

/** Increases whenever another person may be using the device. */
export const useEpoch = () => useSyncExternalStore(session.subscribe, epoch, epochOfSignedOut)

const epoch = () => session.get().epoch
const epochOfSignedOut = () => session.signedOut().epoch
