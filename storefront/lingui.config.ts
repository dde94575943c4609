import { defineConfig } from '@lingui/conf'

/** The locale keys are those of the specification: ri is Japanese, han Korean, tai Thai. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh-CN', 'ri', 'han', 'tai'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'] }],
  format: 'po',
  formatOptions: { origins: false },
})
