/** Processor time of this thread in ms. It does not grow while other processes use the processor. For tests in Node only. */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
