// `npm run serve`: the shop as its database is.
import { serveShop } from './start/serve-shop.ts'

await serveShop()
