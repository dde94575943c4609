import { createContext, useContext, useEffect } from 'react'
import { useShopName } from './brand.ts'

/** The page's head; filled while rendering on the server. */
export type Head = { title?: string; description?: string; status?: 404 }
export const HeadContext = createContext<Head | null>(null)

/**
 * The page's title, without the shop's name, which follows it. On the server it is written into the head; in the browser it is set each time the screen is shown
 * (effects run again when a screen that stayed alive is shown). A screen's own title overrides its route's.
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

/** Makes the server answer 404 for this page. */
export function useGone(isGone: boolean): void {
  const head = useContext(HeadContext)
  if (head && isGone) head.status = 404
}
