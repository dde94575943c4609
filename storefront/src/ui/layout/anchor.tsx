import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, useContext } from 'react'

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children?: ReactNode }

function PlainAnchor(props: AnchorProps) {
  return <a {...props} />
}

/** How a link inside the app is drawn. The app gives its router's link here once; the pieces know no router. */
export const AnchorContext = createContext<ComponentType<AnchorProps>>(PlainAnchor)

export function Anchor(props: AnchorProps) {
  const Link = useContext(AnchorContext)
  return <Link {...props} />
}
