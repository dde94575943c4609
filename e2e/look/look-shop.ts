import { offerStandIns } from '../../demo/provider/testing/offer-stand-ins.ts'
import { readKeys } from '../../server/src/security/keys.ts'
import { openShop } from '../open-shop.ts'
import { makeWorld } from './world.ts'

const HOUR_MS = 3_600_000

/** A shop with everything that the screens show, and with stand-ins of the payment service providers. */
export async function openLookShop() {
  const shop = await openShop()
  const source = { db: shop.database(), keys: readKeys({}, shop.data_folder, false) }
  // Slow methods never have their outcome by themselves, so that each state stays.
  const providers = await offerStandIns(source, `${shop.url}/hooks/provider/`, { seed: 3, later_ms: HOUR_MS })
  const close = () => Promise.all([providers.close(), shop.close()])
  try {
    return { shop, world: await makeWorld(shop, providers.stripe.control), close }
  } catch (error) {
    await close()
    throw error
  }
}
