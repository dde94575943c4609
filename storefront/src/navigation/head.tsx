import { createContext, useContext, useEffect } from 'react'
import { useShopName } from './brand.ts'

/** The page's head, filled during server rendering. */
export type Head = { title?: string; description?: string; status?: 404 }
export const HeadContext = createContext<Head | null>(null)

/**
 * Sets the page's title; the shop's name is appended. On the server it is written into the head. In the browser it is
 * set each time the screen is shown, because effects run again when a hidden screen is shown. A screen's title
 * overrides its route's title.
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
