import type { Replies } from './fake-desk.tsx'

const COMPANY = { postal_address: '1 Kiln Lane', electronic_address: 'a@river.example', vendors: [], responsible: null }
export const MAKERS = {
  'GET /api/admin/maker/list': {
    makers: [
      {
        ...COMPANY,
        maker: 'river',
        name: 'River Pottery',
        country: 'TW',
        revision: 'revision-m',
        responsible: 'sampan-europe',
      },
      { ...COMPANY, maker: 'sampan-europe', name: 'Sampan Europe', country: 'DE', revision: 'revision-e' },
    ],
    open_vendors: [{ vendor: 'kiln works', products: 82 }],
  },
} satisfies Replies
