/** Maximum concurrent exports of a company per process; further ones wait. */
const atOnce = 2

const running = new Map<number, number>()
const waiting = new Map<number, (() => void)[]>()

/** Runs the work when a slot of the company is free. Throws: what the work throws. */
export async function inTurn<T>(companyId: number, work: () => Promise<T>): Promise<T> {
  if ((running.get(companyId) ?? 0) < atOnce) running.set(companyId, (running.get(companyId) ?? 0) + 1)
  // A finished export passes its slot on, so the count does not change.
  else await new Promise<void>((resolve) => waiting.set(companyId, [...(waiting.get(companyId) ?? []), resolve]))
  try {
    return await work()
  } finally {
    leave(companyId)
  }
}

function leave(companyId: number): void {
  const [next, ...others] = waiting.get(companyId) ?? []
  if (next === undefined) {
    const left = (running.get(companyId) ?? 1) - 1
    if (left === 0) running.delete(companyId)
    else running.set(companyId, left)
    return
  }
  if (others.length === 0) waiting.delete(companyId)
  else waiting.set(companyId, others)
  next()
}
