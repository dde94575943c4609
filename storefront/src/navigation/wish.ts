import { deviceStorage } from '../device/device-storage.ts'

/** A mark that a visitor wanted to set: the favourite product, or the followed shop. */
export type Mark = { product_id: string } | { shop_id: string }
/** `next` is the address to which the login returns. */
type Wish = { next: string; mark: Mark }

const WISH_KEY = 'sampan.wish'

/**
 * A tap that needs a login. It is carried out after the login that it asked for, and forgotten after another login. It
 * is stored in this tab, because the login may load a page.
 */
export const wish = {
  keep(wish: Wish): void {
    try {
      deviceStorage('sessionStorage').setItem(WISH_KEY, JSON.stringify(wish))
    } catch {
      // Without storage the shopper taps again.
    }
  },

  /** Takes the mark that asked for the login that returns to `next`. */
  take(next: string): Mark | undefined {
    const storage = deviceStorage('sessionStorage')
    try {
      const wish: Wish | null = JSON.parse(storage.getItem(WISH_KEY) ?? 'null') // written above
      return wish?.next === next ? wish.mark : undefined
    } catch {
      return undefined
    } finally {
      storage.removeItem(WISH_KEY)
    }
  },
}
