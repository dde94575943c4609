export const EVIDENCE_LIMIT = 5

/** The API's number of each status of a recharge or withdrawal, as `ORDER_STATUS`. */
export const AUDIT_STATUS = { auditing: 0, approved: 1, refused: 2 } as const
export type AuditStatusWord = keyof typeof AUDIT_STATUS
export type AuditStatus = (typeof AUDIT_STATUS)[AuditStatusWord]

export const AUDIT_STATUSES: readonly AuditStatus[] = Object.values(AUDIT_STATUS)
