declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
declare module '*.po?home' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
declare module '*.po?open' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
declare module '*.po?rest' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
declare module '*.po?wallet' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react'

  const icon: Icon
  export default icon
}
