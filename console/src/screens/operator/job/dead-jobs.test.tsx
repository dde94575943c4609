import { PERIODIC_WORK } from '@sampan/contract/rules'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, renderDesk } from '../../../../testing/fake-desk.tsx'

const job = {
  job_id: 7,
  task: 'notice',
  row: null,
  error: 'the disk is full',
  added_at: '2026-11-20T08:00:00.000Z',
  dead_at: '2026-11-20T09:00:00.000Z',
}

const AUDIT = { name: 'ledger_audit', every_s: 600, succeeded_at: '2026-11-20T08:00:00.000Z', failures: 0, error: null }
const periodic = [
  { name: 'imports', every_s: 1, succeeded_at: null, failures: 4, error: 'imports: no space left' },
  AUDIT,
]

test('periodic work is listed with its last success and its last error', async () => {
  await renderDesk('/jobs', { replies: { 'GET /api/admin/job/dead': () => ({ jobs: [], total: 0, periodic }) } })
  await expect
    .element(page.getByRole('row', { name: /^Checks and applies product files Not yet 4 × imports: no space left$/ }))
    .toBeVisible()
  await expect.element(page.getByRole('row', { name: /^Audits the ledger .*Nov 20/ })).toBeVisible()
})

test.each([390, 1_280])(
  'failed jobs are in view at %i px, however long the list of periodic work is',
  async (width) => {
    await page.viewport(width, 800)
    onTestFinished(() => page.viewport(1_280, 800))
    const long = PERIODIC_WORK.map((name) => ({ ...AUDIT, name }))
    await renderDesk('/jobs', {
      replies: { 'GET /api/admin/job/dead': () => ({ jobs: [job], total: 1, periodic: long }) },
    })
    await expect.element(page.getByRole('button', { name: 'Retry job 7' })).toBeInViewport()
  },
)

test('failed jobs are listed with their error, retried and deleted after a confirmation', async () => {
  let jobs = [job, { ...job, job_id: 8 }]
  const { requests } = await renderDesk('/jobs', {
    replies: {
      'GET /api/admin/job/dead': () => ({ jobs, total: jobs.length, periodic }),
      'POST /api/admin/job/retry': () => {
        jobs = jobs.filter(({ job_id }) => job_id !== 7)
        return null
      },
      'POST /api/admin/job/delete': () => {
        jobs = []
        return null
      },
    },
  })
  await expect.element(page.getByText('the disk is full').first()).toBeVisible()
  await button('Retry job 7').click()
  await dialog().getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('notice 7')).not.toBeInTheDocument()
  await button('Delete job 8').click()
  await dialog().getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('No failed jobs')).toBeVisible()
  expect(requests('POST /api/admin/job/retry').map(({ body }) => body)).toEqual([{ job_id: 7 }])
  expect(requests('POST /api/admin/job/delete').map(({ body }) => body)).toEqual([{ job_id: 8 }])
})

test('a job of a row names the row, and its deletion says that the work is tried again', async () => {
  const credit = { ...job, task: 'chain_credit:main', row: '0xab:1' }
  await renderDesk('/jobs', {
    replies: { 'GET /api/admin/job/dead': () => ({ jobs: [credit], total: 1, periodic }) },
  })
  await expect.element(page.getByRole('row', { name: /^chain_credit:main 7 ?0xab:1 the disk is full/ })).toBeVisible()
  await button('Delete job 7').click()
  await expect.poll(() => dialog().element().textContent).toContain('Its work is tried again from the start.')
})
