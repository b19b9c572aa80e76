import pg from 'pg'

/** Channel of the database on which people are called: `company:user`. */
export const signalChannel = 'desk_signal'

const retryMs = 1000

export type Signals = {
  /** Runs when somebody may have something new. Answers how to stop. */
  readonly follow: (person: { companyId: number; userId: number }, run: () => void) => () => void
  readonly close: () => Promise<void>
}

/**
 * Hears what transactions call out, over one connection of this process that is opened with the first who follows and again when
 * it is lost. `url` must lead past a pooler, which would not keep it listening.
 */
export function openSignals(url: string): Signals {
  const followers = new Map<string, Set<() => void>>()
  let client: pg.Client | null = null
  let listening = Promise.resolve()
  let retry: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  function callAll(): void {
    for (const runs of followers.values()) for (const run of runs) run()
  }

  function lose(lost: pg.Client): void {
    if (client !== lost) return
    client = null
    void lost.end().catch(() => undefined)
    if (isClosed || followers.size === 0) return
    retry = setTimeout(() => {
      // Whatever was called out meanwhile was heard by nobody.
      void listen().then(callAll)
    }, retryMs)
  }

  function listen(): Promise<void> {
    if (client !== null || isClosed) return listening
    const own = new pg.Client({ connectionString: url })
    client = own
    own.on('error', () => lose(own))
    own.on('end', () => lose(own))
    own.on('notification', ({ payload = '' }) => followers.get(payload)?.forEach((run) => run()))
    listening = own
      .connect()
      .then(() => own.query(`listen ${signalChannel}`))
      .then(
        () => undefined,
        () => lose(own),
      )
    return listening
  }

  return {
    follow: ({ companyId, userId }, run) => {
      const key = `${companyId}:${userId}`
      const runs = followers.get(key) ?? new Set()
      followers.set(key, runs.add(run))
      // What is called out before it listens is in the count that follows.
      void listen().then(run)
      return () => {
        runs.delete(run)
        if (runs.size === 0 && followers.get(key) === runs) followers.delete(key)
      }
    },
    close: async () => {
      isClosed = true
      clearTimeout(retry)
      const last = client
      client = null
      await last?.end().catch(() => undefined)
    },
  }
}
