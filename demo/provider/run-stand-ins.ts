// Runs the stand-ins of all payment service providers in one process:
// node demo/provider/run-stand-ins.ts --hooks http://127.0.0.1:8080/hooks/provider/ --stripe-port 8190 --paypal-port 8192
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openPayPalStandIn } from './paypal-stand-in.ts'
import { openStripeStandIn } from './stripe-stand-in.ts'

const { values } = parseArgs({
  options: {
    /** Where the shop takes events; the provider's name follows. */
    hooks: { type: 'string' },
    /** Folder of the states. */
    data: { type: 'string' },
    later: { type: 'string' },
    'until-input-ends': { type: 'boolean', default: false },
    'stripe-port': { type: 'string', default: '0' },
    'stripe-control-port': { type: 'string', default: '0' },
    key: { type: 'string', default: 'sk_test_stand_in' },
    secret: { type: 'string', default: 'whsec_test' },
    'paypal-port': { type: 'string', default: '0' },
    'paypal-control-port': { type: 'string', default: '0' },
    'client-id': { type: 'string', default: 'stand-in-client' },
    'client-secret': { type: 'string', default: 'stand-in-secret' },
    'webhook-id': { type: 'string', default: 'WH-TEST' },
  },
})

const optionsOf = (provider: 'stripe' | 'paypal') => ({
  events_url: values.hooks ? values.hooks + provider : null,
  port: Number(values[`${provider}-port`]),
  control_port: Number(values[`${provider}-control-port`]),
  ...(values.data && { data: join(values.data, `test-payments-${provider}.json`) }),
  ...(values.later && { later_ms: Number(values.later) }),
})

const stripe = await openStripeStandIn({
  ...optionsOf('stripe'),
  webhook_secret: values.secret,
  secret_key: values.key,
})
const paypal = await openPayPalStandIn({
  ...optionsOf('paypal'),
  client_id: values['client-id'],
  client_secret: values['client-secret'],
  webhook_id: values['webhook-id'],
})
const addressesOf = ({ url, control_url }: { url: string; control_url: string }) => ({ url, control_url })
process.stdout.write(`${JSON.stringify({ stripe: addressesOf(stripe), paypal: addressesOf(paypal) })}\n`)

const end = () => void Promise.all([stripe.close(), paypal.close()]).then(() => process.exit(0))
process.once('SIGINT', end)
process.once('SIGTERM', end)
// A process that holds the input open ends the stand-ins, however it ends itself.
if (values['until-input-ends']) process.stdin.once('end', end).resume()
