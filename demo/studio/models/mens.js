import { belts } from './mens/belt.js'
import { caps } from './mens/cap.js'
import { jackets } from './mens/jacket.js'
import { knits } from './mens/knit.js'
import { shirts } from './mens/shirt.js'
import { sneakers } from './mens/sneakers.js'
import { socks } from './mens/socks.js'
import { ties } from './mens/tie.js'
import { trousers } from './mens/trousers.js'
import { wallets } from './mens/wallet.js'

export const mens = {
  ...shirts,
  ...knits,
  ...caps,
  ...belts,
  ...wallets,
  ...sneakers,
  ...trousers,
  ...socks,
  ...ties,
  ...jackets,
}
