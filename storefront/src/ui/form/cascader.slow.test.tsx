import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPieces } from '../testing/render.tsx'
import { type CascadeOption, Cascader } from './cascader.tsx'

const COUNTRIES: CascadeOption[] = [
  { value: 'TH', label: 'Thailand', more: true },
  { value: 'JP', label: 'Japan', children: [{ value: '13', label: 'Tokyo' }] },
  { value: 'SG', label: 'Singapore' },
]
const PROVINCES: CascadeOption[] = [
  { value: '10', label: 'Bangkok', children: [{ value: '1039', label: 'Watthana' }] },
  { value: '50', label: 'Chiang Mai' },
]

async function areas({ load = async () => PROVINCES, value = [] as string[] } = {}) {
  const onChange = vi.fn<(path: readonly CascadeOption[]) => void>()
  const onClose = vi.fn()
  const screen = await renderPieces(
    <Cascader open onClose={onClose} title="Area" options={COUNTRIES} load={load} value={value} onChange={onChange} />,
  )
  const tap = (name: string) => userEvent.click(screen.getByRole('button', { name, exact: true }))
  const chosenPaths = () => onChange.mock.calls.map(([path]) => path.map((option) => option.value))
  return { screen, tap, chosen: chosenPaths, onClose }
}

describe('Cascader', () => {
  test('the choice ends at the last level, and the whole path is reported', async () => {
    const { tap, chosen: chosenPaths, onClose } = await areas()
    await tap('Thailand')
    await tap('Bangkok')
    expect(chosenPaths()).toEqual([])
    await tap('Watthana')
    await expect.poll(chosenPaths).toEqual([['TH', '10', '1039']])
    await expect.poll(() => onClose).toHaveBeenCalledOnce()
  })

  test('the choice ends at an option without children', async () => {
    const { tap, chosen: chosenPaths } = await areas()
    await tap('Singapore')
    await expect.poll(chosenPaths).toEqual([['SG']])
  })

  test('the keyboard focus moves to the first option of each level', async () => {
    const { screen } = await areas()
    screen.getByRole('button', { name: 'Thailand' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('button', { name: 'Bangkok' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('button', { name: 'Watthana' })).toHaveFocus()
  })

  test('the shopper can return to a chosen level, and its options are loaded only once', async () => {
    const load = vi.fn(async () => PROVINCES)
    const { screen, tap } = await areas({ load })
    await tap('Thailand')
    await tap('Bangkok')
    await tap('Bangkok')
    await expect.element(screen.getByRole('button', { name: 'Chiang Mai' })).toBeVisible()
    await tap('Thailand')
    await tap('Thailand')
    await expect.element(screen.getByRole('button', { name: 'Chiang Mai' })).toBeVisible()
    expect(load).toHaveBeenCalledOnce()
  })

  test('if options fail to load, a retry is offered', async () => {
    const load = vi.fn(async () => PROVINCES)
    load.mockRejectedValueOnce(new Error('offline'))
    const { screen, tap } = await areas({ load })
    await tap('Thailand')
    await expect.element(screen.getByRole('alert').getByText('We couldn’t load this')).toBeVisible()
    await tap('Try again')
    await expect.element(screen.getByRole('button', { name: 'Chiang Mai' })).toBeVisible()
  })

  test('a long list has a search: the sheet keeps its height, reports no results, and Enter chooses the only match', async () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ value: String(at), label: `Ward ${at + 1}` }))
    const onChange = vi.fn<(path: readonly CascadeOption[]) => void>()
    const screen = await renderPieces(
      <Cascader open onClose={() => {}} title="Area" options={many} value={[]} onChange={onChange} />,
    )
    const search = screen.getByRole('searchbox')
    await expect.element(search).toHaveAttribute('placeholder', 'Search this list')
    const height = () => screen.getByRole('dialog').element().getBoundingClientRect().height
    const before = height()
    expect(search.element().closest('form')?.getBoundingClientRect().height).toBeLessThan(60)
    await userEvent.fill(search, 'Ward 1')
    await userEvent.keyboard('{Enter}')
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.fill(search, 'Quay')
    await expect.element(screen.getByText('No results')).toBeVisible()
    await expect.poll(height).toBeCloseTo(before, 1)
    await userEvent.fill(search, 'ｗａｒｄ ２０')
    await expect.element(screen.getByRole('button', { name: 'Ward 20' })).toBeVisible()
    await expect.element(screen.getByText('No results')).not.toBeInTheDocument()
    await expect.poll(height).toBeCloseTo(before, 1)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => onChange.mock.calls.map(([path]) => path.map(({ value }) => value))).toEqual([['19']])
  })

  test('the sheet opens at the level of the last choice, and this choice is marked', async () => {
    const { screen } = await areas({ value: ['TH', '50'] })
    await expect.element(screen.getByRole('button', { name: 'Chiang Mai' })).toHaveAttribute('aria-current', 'true')
    await expect.element(screen.getByRole('button', { name: 'Bangkok' })).toHaveAttribute('aria-current', 'false')
  })
})
