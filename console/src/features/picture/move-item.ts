/** Copy of a list with one item moved. */
export function moveItem<One>(list: readonly One[], from: number, to: number): One[] {
  const one = list[from]
  const rest = list.filter((_, at) => at !== from)
  return one === undefined ? rest : rest.toSpliced(to, 0, one)
}
