import { createElement } from 'react'

/** The least a React page can be: one heading. */
export const Page = () => createElement('h1', null, 'Sampan')
