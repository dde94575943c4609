import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, useContext } from 'react'

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children?: ReactNode }

function PlainAnchor(props: AnchorProps) {
  return <a {...props} />
}

/**
 * The component for links inside the app. The app provides its router's link here, so that `ui` does not depend on the
 * router.
 */
export const AnchorContext = createContext<ComponentType<AnchorProps>>(PlainAnchor)

export function Anchor(props: AnchorProps) {
  const Link = useContext(AnchorContext)
  return <Link {...props} />
}
