// node demo/provider/run-stripe.ts --port 8190 --events http://127.0.0.1:8080/hooks/provider/stripe --secret whsec_…
import { parseArgs } from 'node:util'
import { openStripeStandIn } from './stripe-stand-in.ts'

const DEFAULT_KEY = 'sk_test_stand_in'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    'control-port': { type: 'string', default: '0' },
    events: { type: 'string' },
    secret: { type: 'string' },
    key: { type: 'string', default: DEFAULT_KEY },
    data: { type: 'string' },
    later: { type: 'string' },
    'until-input-ends': { type: 'boolean', default: false },
  },
})
if (!values.secret) throw new Error('--secret whsec_… is missing: the shop verifies events by it')

const { url, control_url, close } = await openStripeStandIn({
  events_url: values.events ?? null,
  webhook_secret: values.secret,
  secret_key: values.key,
  port: Number(values.port),
  control_port: Number(values['control-port']),
  ...(values.data && { data: values.data }),
  ...(values.later && { later_ms: Number(values.later) }),
})
process.stdout.write(`${JSON.stringify({ url, control_url })}\n`)

const end = () => void close().then(() => process.exit(0))
process.once('SIGINT', end)
process.once('SIGTERM', end)
// A process that holds the input open ends the stand-in, however it ends itself.
if (values['until-input-ends']) process.stdin.once('end', end).resume()
