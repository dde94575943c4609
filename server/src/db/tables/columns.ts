import type { ColumnType, Generated } from 'kysely'

export type Words = Record<string, string>
/** A timestamp with time zone comes out as ISO 8601 text in UTC and goes in as text. */
export type Moment = string
/** PostgreSQL sets it in a new row. */
export type MadeMoment = Generated<string>
/** Null in a new row. */
export type MadeWhenever<T> = ColumnType<T | null, T | null | undefined, T | null>
/** JSON goes in as text: pg would write a JavaScript array as a PostgreSQL array. */
export type Json<T> = ColumnType<T, string, string>
export type MadeJson<T> = ColumnType<T, string | undefined, string>
