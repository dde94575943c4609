import type { DeskWrite } from '@sampan/contract/desk-writes'
import { DESK_WRITES } from '@sampan/contract/desk-writes'
import { useSendWith } from '@sampan/front/use-send'
import { useQueryClient } from '@tanstack/react-query'

/**
 * Sends a call, and invalidates the reads that its endpoint lists in `stale`. Forms show a failure next to its field, other callers
 * use `useAction` (forms/use-action.ts), which shows it as a toast.
 */
export function useSend<K extends DeskWrite>(name: K) {
  const client = useQueryClient()
  const onSettled = () => {
    for (const staleRead of DESK_WRITES[name].stale) void client.invalidateQueries({ queryKey: [staleRead] })
  }
  return useSendWith(name, {}, { onSettled })
}
