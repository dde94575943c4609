import type { Endpoints, ReplyOf } from '@sampan/contract'
import { DESK_HEADER } from '@sampan/contract/rules'

/** Who sits at the desk, or is on the way in. */
export type Operator = ReplyOf<Endpoints['GET /api/admin/me']>
type State = {
  operator: Operator | undefined
  /** Only some steps of signing in are done. */
  entering: Operator | undefined
  /** The server has ended the session of `operator`, whose page stays behind the dialog that asks to sign in again. */
  is_over: boolean
}

const NOBODY: State = { operator: undefined, entering: undefined, is_over: false }
let state = NOBODY
const listeners = new Set<() => void>()

function change(next: State): void {
  state = next
  for (const listener of listeners) listener()
}

/** The session of the desk. What proves it is in a cookie, which no script can read. */
export const session = {
  get: (): State => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  begin: (come: Operator) => change(come.awaits ? { ...state, entering: come } : { ...NOBODY, operator: come }),
  /** Back to the first step of signing in. */
  startOver: () => change({ ...state, entering: undefined }),
  /** The server does not know the session any more: it was ended, or ended by itself. */
  lapse: () => change(state.operator ? { ...NOBODY, operator: state.operator, is_over: true } : NOBODY),
  end: () => change(NOBODY),
}

/** Resolves once nobody is asked to sign in again. @returns whether it is the same operator who sits here. */
export function signedInAgain(): Promise<boolean> {
  const before = state.operator?.operator_id
  const isBack = () => before !== undefined && state.operator?.operator_id === before
  if (!state.is_over) return Promise.resolve(isBack())
  return new Promise((resolve) => {
    const forget = session.subscribe(() => {
      if (state.is_over) return
      forget()
      resolve(isBack())
    })
  })
}

/** Somebody who has touched nothing for so long is not at work: what the screens read by themselves keeps no session alive. */
const AT_WORK_MS = 60_000
let touched_at = 0
const noteTouch = () => {
  touched_at = performance.now()
}
for (const touch of ['pointerdown', 'pointermove', 'keydown', 'wheel'])
  addEventListener(touch, noteTouch, { passive: true, capture: true })

/** The header of every call of the desk. */
export const credentials = (): Record<string, string> => ({
  [DESK_HEADER]: performance.now() - touched_at < AT_WORK_MS ? '1' : 'background',
})
