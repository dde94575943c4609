import pg from 'pg'

/** Error code raised by the trigger on every table whose rows belong to a shopper. */
const ACCOUNT_DELETED = 'AC001'

/** Whether PostgreSQL refused a row because its shopper's account is deleted. */
export const isOfDeletedAccount = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === ACCOUNT_DELETED
