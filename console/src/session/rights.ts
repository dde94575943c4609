import type { DeskRole } from '@sampan/contract/rules'

/**
 * Whether an operator with `roles` may open a screen for the roles `wanted`. Owners may open all screens; an empty list
 * allows every operator.
 */
export const mayEnter = (roles: readonly DeskRole[], allowedRoles: readonly DeskRole[]): boolean =>
  allowedRoles.length === 0 || roles.includes('owner') || allowedRoles.some((role) => roles.includes(role))
