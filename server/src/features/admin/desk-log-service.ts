// Written by every part of the desk, which may import services only.
export { insertDeskLog } from '../operator/log/log-write-sql.ts'
