import type { ColumnType, Generated } from 'kysely'

/** A timestamp with time zone: ISO 8601 text in UTC, for reading and writing. */
export type Moment = string
/** A time that PostgreSQL sets in a new row. */
export type MomentByDefault = Generated<string>
/** A column that is null in a new row by default. */
export type NullByDefault<T> = ColumnType<T | null, T | null | undefined, T | null>
/** JSON is written as text, because pg would write a JavaScript array as a PostgreSQL array. */
export type Json<T> = ColumnType<T, string, string>
export type JsonByDefault<T> = ColumnType<T, string | undefined, string>
