import type { Page } from '@playwright/test'

/** Milliseconds of one kind of work, and of an empty frame measured between the samples. */
export type Frames = { readonly median: number; readonly worst: number; readonly emptyMedian: number }

type Work = {
  /** Puts the page into the state from which the work starts; not measured. */
  readonly prepare?: (page: Page) => Promise<void>
  /** Runs in the page: starts the work. */
  readonly start: () => void
  /** Runs in the page: whether the work can be seen. */
  readonly isDone: () => boolean
}

/**
 * Time from the start of a piece of work until the frame that shows it has been drawn, beside the time an empty frame takes
 * in the same page. Samples alternate, so that noise of the machine meets both.
 */
export async function measureFrames(page: Page, work: Work, samples: number): Promise<Frames> {
  const times: number[] = []
  const empty: number[] = []
  for (let sample = 0; sample < samples; sample++) {
    await work.prepare?.(page)
    empty.push(
      await timeOf(
        page,
        () => undefined,
        () => true,
      ),
    )
    times.push(await timeOf(page, work.start, work.isDone))
  }
  return { median: medianOf(times), worst: Math.max(...times), emptyMedian: medianOf(empty) }
}

async function timeOf(page: Page, start: () => void, isDone: () => boolean): Promise<number> {
  return page.evaluate(
    `new Promise((resolve) => {
      const isDone = ${isDone.toString()}
      const look = () => isDone() ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt))) : requestAnimationFrame(look)
      requestAnimationFrame(() => setTimeout(() => {
        startedAt = performance.now();
        (${start.toString()})()
        look()
      }))
      let startedAt = 0
    })`,
  )
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
