import { useCall } from '@sampan/front/call'

/** Reads the signed-in operator once, after a sign-in step whose reply does not include it. Throws a CallError. */
export function useReadMe() {
  const call = useCall()
  return () => call('GET /api/admin/me')
}
