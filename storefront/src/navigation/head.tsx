import { createContext, useContext, useEffect } from 'react'
import { useShopName } from './shop-name.ts'

/** The page's head, filled during server rendering. */
export type Head = { title?: string; description?: string; status?: 404 }
export const HeadContext = createContext<Head | null>(null)

/**
 * Sets the page's title, followed by the shop's name. The server writes the title into the head. The browser sets the
 * title each time the screen is shown, because effects run again when a hidden screen is shown. A screen's own title
 * overrides the title of its route.
 */
export function useTitle(title: string | undefined, description?: string): void {
  const head = useContext(HeadContext)
  if (head && title) head.title = title
  if (head && description) head.description = description
  const shop = useShopName()
  useEffect(() => {
    if (title) document.title = `${title} · ${shop}`
  }, [title, shop])
}

/** Makes the server reply 404 for this page. */
export function useNotFoundStatus(isNotFound: boolean): void {
  const head = useContext(HeadContext)
  if (head && isNotFound) head.status = 404
}
