import { cachedReply, firstRead } from '../../api/read-first.ts'
import type { FirstView } from '../../navigation/route.ts'

export default function homeFirst(): FirstView {
  return {
    query: '',
    reads: [firstRead('GET /api/home')],
    about: (client, urlOf, name) => {
      const [banner] = cachedReply(client, 'GET /api/home')?.banners ?? []
      const data = {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name,
        url: urlOf('/home'),
        potentialAction: {
          '@type': 'SearchAction',
          target: `${urlOf('/search')}?keyword={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      }
      return { ...(banner && { image: urlOf(banner.image), image_alt: banner.title }), data }
    },
  }
}
