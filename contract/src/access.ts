/** Roles of operators. An owner may do everything; each endpoint lists the roles that it requires. */
export const DESK_ROLES = ['owner', 'finance', 'fulfilment', 'catalogue', 'support'] as const
export type DeskRole = (typeof DESK_ROLES)[number]

/** Rights that a machine token can have. None of them allows moving money. */
export const MACHINE_RIGHTS = ['ledger_audit', 'rates_set'] as const
export type MachineRight = (typeof MACHINE_RIGHTS)[number]

/**
 * Access of a desk call: the roles that may make it, and the right that a machine token needs. Without a right, machine
 * tokens may not make the call.
 */
export type DeskAccess = { desk: readonly DeskRole[]; entering?: true; machine?: MachineRight }
/** Access of a call: public, signed-in shoppers, or operators with one of some roles. */
export type Access = 'public' | 'shopper' | DeskAccess

/** Access for operators with one of these roles, and for every owner; without roles, for every operator. */
export const desk = (...roles: Exclude<DeskRole, 'owner'>[]): DeskAccess => ({ desk: roles })

export const owners: DeskAccess = { desk: ['owner'] }

/** Access for every operator, even when only the password has been checked: the steps of signing in. */
export const entering: DeskAccess = { desk: [], entering: true }

export function mayAtDesk({ desk: neededRoles }: DeskAccess, roles: readonly DeskRole[]): boolean {
  return neededRoles.length === 0 || roles.includes('owner') || neededRoles.some((role) => roles.includes(role))
}
