export type Address = { host: string; port: number; user: string; database: string }
