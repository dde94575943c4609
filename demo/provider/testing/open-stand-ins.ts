import { cleanUp } from '../../../server/testing/clean-up.ts'
import { offerStandIns } from './offer-stand-ins.ts'

/** Offers stand-ins of all providers in a shop until the tests have ended. */
export async function openStandIns(...input: Parameters<typeof offerStandIns>) {
  const { stripe, paypal, close } = await offerStandIns(...input)
  cleanUp(async () => void (await close()))
  return { stripe, paypal }
}
