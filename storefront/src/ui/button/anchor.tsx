import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, useContext } from 'react'

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children?: ReactNode }

function PlainAnchor(props: AnchorProps) {
  return <a {...props} />
}

/**
 * The component for links inside the app. The app provides its own link component here, so that `ui` does not depend on
 * the app's navigation.
 */
export const AnchorContext = createContext<ComponentType<AnchorProps>>(PlainAnchor)

export function Anchor(props: AnchorProps) {
  const Link = useContext(AnchorContext)
  return <Link {...props} />
}
