// npm run check-deployment -- https://shop.example.com: checks every kind of reply of a running shop, through its
// proxy.
import { findFaults } from './find-faults.ts'
import { findProxyFaults } from './proxy-faults.ts'

const origin = process.argv[2]?.replace(/\/$/, '')
if (!origin || !/^https?:\/\/[^/]+$/.test(origin)) {
  process.stderr.write('Usage: npm run check-deployment -- https://shop.example.com\n')
  process.exit(2)
}
const faults = [...(await findFaults({ origin })), ...(await findProxyFaults(origin))]
process.stdout.write(faults.length > 0 ? `${faults.join('\n')}\n` : 'Every reply is as it should be.\n')
process.exitCode = faults.length > 0 ? 1 : 0
