import type { DeskRole } from '@sampan/contract/rules'
import { useSyncExternalStore } from 'react'
import { mayEnter } from './rights.ts'
import { type Operator, session } from './session.ts'

export const useOperator = (): Operator | undefined =>
  useSyncExternalStore(session.subscribe, () => session.get().operator)

/** The operator who is in the middle of signing in. */
export const useSigningIn = (): Operator | undefined =>
  useSyncExternalStore(session.subscribe, () => session.get().signing_in)

/** Whether the operator is asked to sign in again. */
export const useIsSessionExpired = (): boolean =>
  useSyncExternalStore(session.subscribe, () => session.get().is_expired)

/** Whether the operator has one of these roles. Actions that they may not take are hidden. */
export function useMay(...roles: DeskRole[]): boolean {
  const operator = useOperator()
  return operator !== undefined && mayEnter(operator.roles, roles)
}

export const useIsOwner = (): boolean => useOperator()?.roles.includes('owner') ?? false
