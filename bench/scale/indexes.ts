import type pg from 'pg'

/**
 * Tables that get most of the rows; their secondary indexes are dropped during the fill. Primary keys remain, and
 * prevent duplicate ids.
 */
const TABLES = ['product', 'sku']

/** Drops the indexes, and stores their definitions. */
export async function dropIndexes(client: pg.Client): Promise<void> {
  await client.query('begin')
  const { rows } = await client.query<{ name: string }>(
    `insert into scale_fill.dropped_index (name, definition)
      select indexrelid::regclass, pg_get_indexdef(indexrelid) from pg_index
      where indrelid = any ($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)
      returning name`,
    [TABLES],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await client.query('commit')
}

/** Creates the indexes again, one after the other, because PostgreSQL builds each index with several processes. */
export async function makeIndexes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    'select name, definition from scale_fill.dropped_index order by name',
  )
  for (const { name, definition } of rows) {
    await client.query('begin')
    await client.query(definition)
    await client.query('delete from scale_fill.dropped_index where name = $1', [name])
    await client.query('commit')
  }
}
