import type { DeskRole } from '@sampan/contract/rules'

/** Who sits at the desk. */
export type Operator = { operator_id: string; account: string; roles: readonly DeskRole[] }
type State = { operator: Operator | undefined; token: string | undefined }

let state: State = { operator: undefined, token: undefined }
const listeners = new Set<() => void>()

function change(next: State): void {
  state = next
  for (const listener of listeners) listener()
}

/** The session of the desk. Its token stands in memory only, so that no script finds it stored: a reload signs out. */
export const session = {
  get: (): State => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  begin: (operator: Operator, token: string) => change({ operator, token }),
  end: () => change({ operator: undefined, token: undefined }),
}

/** The headers that show who asks. */
export const credentials = (): Record<string, string> => (state.token ? { authorization: `Bearer ${state.token}` } : {})
