// `npm run serve`: opens the shop with its database as it is, without demo data.
import { serveShop } from './start/serve-shop.ts'

await serveShop()
