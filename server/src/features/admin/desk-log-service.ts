export { insertDeskLog } from './admin-sql.ts'
