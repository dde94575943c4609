import { createElement } from 'react'

/** The smallest React page: one heading. */
export const Page = () => createElement('h1', null, 'Sampan')
