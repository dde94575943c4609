export const EVIDENCE_LIMIT = 5

/** The API's number of each status of a recharge or withdrawal, as `ORDER_STATUS`. */
export const AUDIT_STATUS = { auditing: 0, approved: 1, refused: 2 } as const
export type AuditStatusWord = keyof typeof AUDIT_STATUS
export type AuditStatus = (typeof AUDIT_STATUS)[AuditStatusWord]

export const AUDIT_STATUSES: readonly AuditStatus[] = Object.values(AUDIT_STATUS)

/**
 * Maximum size of a bank statement: about 20,000 lines of CSV or 3,000 entries of XML, as in the daily statement of a
 * busy shop.
 */
export const STATEMENT_LIMITS = { characters: 4_000_000, bytes: 12_000_000 } as const
/** Characters of the note that an operator adds to the evidence of a dispute. */
/** Bytes of a PDF against a dispute: less than Stripe's limit of 5 MB and PayPal's of 10 MB. */
export const EVIDENCE_PDF_BYTES = 4_000_000
export const EVIDENCE_NOTE_LIMIT = 2_000
