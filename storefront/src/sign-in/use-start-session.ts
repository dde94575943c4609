import { useLingui } from '@lingui/react'
import { useCall } from '@sampan/front/call'
import { useQueryClient } from '@tanstack/react-query'
import { startSession } from './sign-in.ts'

/** `startSession` as a hook. */
export function useStartSession(): (token: string) => Promise<void> {
  const { i18n } = useLingui()
  const call = useCall()
  const client = useQueryClient()
  return (token) => startSession({ call, client, i18n }, token)
}
