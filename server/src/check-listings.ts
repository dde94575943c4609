// npm run listings [-- --mend]: compares the listings that lists and search read with the products they are derived
// from. With --mend it repairs the differences.
import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { checkListings } from './features/catalogue/listing/check-sql.ts'
import { updateAllListings } from './features/catalogue/listing/listing-service.ts'
import { repairListings } from './features/catalogue/listing/listing-worker.ts'
import { openShopDatabase } from './start/open-database.ts'
import { CannotOpen } from './start/own-database.ts'

async function check(repairs: boolean): Promise<string[]> {
  const { db, close } = await openShopDatabase(readConfig(process.env))
  try {
    await updateAllListings(db)
    const faults = await checkListings(db)
    if (repairs && faults.length > 0) await repairListings(db)
    return faults.map(
      ({ of, id, stored, counted }) => `${of} ${id}: ${stored ?? 'missing'}, should be ${counted ?? 'missing'}`,
    )
  } finally {
    await close()
  }
}

const { values } = parseArgs({ options: { mend: { type: 'boolean', default: false } } })
try {
  const faults = await check(values.mend)
  const end = values.mend ? 'Repaired.' : 'npm run listings -- --mend repairs them.'
  process.stdout.write(
    faults.length > 0 ? `${faults.join('\n')}\n${end}\n` : 'Lists and search are as their products are.\n',
  )
  process.exitCode = faults.length > 0 && !values.mend ? 1 : 0
} catch (error) {
  if (!(error instanceof CannotOpen)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
