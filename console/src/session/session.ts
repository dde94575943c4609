import type { Endpoints, ReplyOf } from '@sampan/contract'
import { DESK_HEADER } from '@sampan/contract/rules'

/** Who sits at the desk, or is on the way in. */
export type Operator = ReplyOf<Endpoints['GET /api/admin/me']>
/** `entering`: only some steps of signing in are done. */
type State = { operator: Operator | undefined; entering: Operator | undefined }

let state: State = { operator: undefined, entering: undefined }
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
  begin: (come: Operator) =>
    change(come.awaits ? { operator: undefined, entering: come } : { operator: come, entering: undefined }),
  end: () => change({ operator: undefined, entering: undefined }),
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
