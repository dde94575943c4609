// `npm run serve`: the shop as its database is.
import { serveShop } from './serve-shop.ts'

await serveShop()
