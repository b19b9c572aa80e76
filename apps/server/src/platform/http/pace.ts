/** How long work goes on beside the people whom this process serves: in small steps with rests while somebody asks, else fast. */
export type Pace = {
  /** Told of every call of the API. */
  readonly noteCall: () => void
  /** Rows that a step may take now. */
  readonly rowsAtOnce: () => number
  /** Rest after a step, as a share of the time that it took. */
  readonly restShare: () => number
}

// Who only looks after one's own long work asks once a second.
const busyCalls = 5
const withinMs = 1000
/** What stops the event loop for longer than a call takes is noticed by whoever calls meanwhile. */
const busy = { rows: 50, restShare: 1 }
const alone = { rows: 200, restShare: 0 }

/** Somebody is served when the process got five calls within the last second. */
export function watchPace(): Pace {
  const calledAt = Array.from({ length: busyCalls }, () => -Infinity)
  let next = 0
  // The next place to write is the oldest that is kept.
  const now = () => (performance.now() - (calledAt[next] ?? -Infinity) < withinMs ? busy : alone)
  return {
    noteCall() {
      calledAt[next] = performance.now()
      next = (next + 1) % busyCalls
    },
    rowsAtOnce: () => now().rows,
    restShare: () => now().restShare,
  }
}
