// Numbers receipts without a pause until it is killed. The argument is the address of the database.
import { openDatabase } from '../../src/db/database.ts'
import { numberDueReceipts } from '../../src/features/order/receipt/receipt-number-work.ts'

const [address = ''] = process.argv.slice(2)
const db = openDatabase({ ...JSON.parse(address), max: 2 })
for (;;)
  await numberDueReceipts(db, (error) => {
    throw error
  })
