import type { Draft } from '@countinghouse/contract/desk/draft'

/** What a draft holds: the changed fields as typed, and what they held before. */
export type DraftContent = {
  readonly baseVersion: number | null
  readonly base: Draft['base']
  readonly typed: Readonly<Record<string, string | boolean>>
}

type DraftPlaces = {
  /** Null: there is nothing to keep any more. `isLast`: the page goes away. */
  readonly toServer: (content: DraftContent | null, isLast: boolean) => Promise<unknown>
  readonly toBrowser: (content: DraftContent | null) => Promise<void>
}

/** Units: milliseconds. With the way to the server it stays under the two seconds. */
const waitMs = 700

export type DraftKeeper = ReturnType<typeof draftKeeper>

/**
 * Keeps a draft in both places: in the browser at once, at the server shortly after, one call at a time and the last one last. What
 * the server has is dropped from the browser.
 */
export function draftKeeper({ toServer, toBrowser }: DraftPlaces) {
  let waiting: DraftContent | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending = Promise.resolve()
  let hasKept = false

  function send(content: DraftContent | null): void {
    sending = sending.then(async () => {
      const isThere = await toServer(content, false).then(
        () => true,
        () => false,
      )
      if (isThere && waiting === null) await toBrowser(null)
    })
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const content = waiting
    waiting = null
    if (content !== null) send(content)
  }

  return {
    keep(content: DraftContent): void {
      hasKept = true
      waiting = content
      void toBrowser(content)
      timer ??= setTimeout(flush, waitMs)
    },
    /** After a save, or when nobody wants it any more. */
    drop(): void {
      clearTimeout(timer)
      timer = undefined
      waiting = null
      if (!hasKept) return
      hasKept = false
      void toBrowser(null)
      send(null)
    },
    /** What was found kept counts as kept, so that it is dropped with the rest. */
    take(): void {
      hasKept = true
    },
    flush,
    /** The page goes away: what waits is sent on without waiting for an answer; the browser has it anyway. */
    leave(): void {
      if (waiting !== null) void toServer(waiting, true).catch(() => undefined)
    },
  }
}
