import { useSend } from '../../api/use-send.ts'

/** @returns a function that marks an opened notice as read. */
export function useReadNotice(): (notice: { notice_id: string; read: boolean }) => void {
  const { send } = useSend('POST /api/user/notifications/read', { repeatable: true, quiet: true })
  return ({ notice_id, read }) => {
    // If marking fails, no toast is needed, because the tap still opens the link.
    if (!read) void send({ ids: [notice_id] }).catch(() => {})
  }
}
