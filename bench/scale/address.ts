/** Address of a database server. */
export type Address = { host: string; port: number; user: string; database: string }
