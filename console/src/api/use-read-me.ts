import { useCall } from './call.ts'

/** Reads who is signed in, once, after a step of signing in whose answer does not say it. Throws a CallError. */
export function useReadMe() {
  const call = useCall()
  return () => call('GET /api/admin/me')
}
