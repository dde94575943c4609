import type { Endpoints, ReplyOf } from '@sampan/contract'
import { DESK_HEADER } from '@sampan/contract/rules'
import { makeStore } from '@sampan/front/store'

/** The operator who is signed in, or is signing in. */
export type Operator = ReplyOf<Endpoints['GET /api/admin/me']>
type State = {
  operator: Operator | undefined
  /** The operator during sign-in, before the last step. */
  signing_in: Operator | undefined
  /** The server has ended the session of `operator`. The page stays behind the dialog that asks to sign in again. */
  is_expired: boolean
}

const NOBODY: State = { operator: undefined, signing_in: undefined, is_expired: false }
const store = makeStore(NOBODY)

/** The session of the operators' desk. Its token is in a cookie that scripts cannot read. */
export const session = {
  get: store.get,
  subscribe: store.subscribe,
  begin: (operator: Operator) =>
    store.set(operator.awaits ? { ...store.get(), signing_in: operator } : { ...NOBODY, operator }),
  /** Restarts the sign-in at its first step. */
  startOver: () => store.set({ ...store.get(), signing_in: undefined }),
  /** The server no longer knows the session: it was ended or has expired. */
  expire(): void {
    const { operator } = store.get()
    store.set(operator ? { ...NOBODY, operator, is_expired: true } : NOBODY)
  },
  end: () => store.set(NOBODY),
}

/** Resolves when the dialog that asks to sign in again is closed. @returns whether the same operator is signed in. */
export function waitForSignIn(): Promise<boolean> {
  const before = store.get().operator?.operator_id
  const isBack = () => before !== undefined && store.get().operator?.operator_id === before
  if (!store.get().is_expired) return Promise.resolve(isBack())
  return new Promise((resolve) => {
    const forget = session.subscribe(() => {
      if (store.get().is_expired) return
      forget()
      resolve(isBack())
    })
  })
}

/**
 * Without user input for this long, calls are marked as background, so that polling does not keep the session alive.
 */
const AT_WORK_MS = 60_000
let touched_at = 0
const noteTouch = () => {
  touched_at = performance.now()
}
for (const touch of ['pointerdown', 'pointermove', 'keydown', 'wheel'])
  addEventListener(touch, noteTouch, { passive: true, capture: true })

/** The header that the desk sends with every call. */
export const credentials = (): Record<string, string> => ({
  [DESK_HEADER]: performance.now() - touched_at < AT_WORK_MS ? '1' : 'background',
})
