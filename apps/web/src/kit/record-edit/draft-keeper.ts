import type { Draft } from '@countinghouse/contract/desk/draft'

/** Content of a draft: the input of changed fields and their previous values. */
export type DraftContent = {
  readonly baseVersion: number | null
  readonly base: Draft['base']
  readonly entered: Readonly<Record<string, string | boolean>>
}

type DraftPlaces = {
  /** Null: the draft is removed. `isLast`: the page is being closed. */
  readonly toServer: (content: DraftContent | null, isLast: boolean) => Promise<unknown>
  readonly toBrowser: (content: DraftContent | null) => Promise<void>
}

/** Delay before a draft is sent; with the request it must stay below two seconds. Units: milliseconds. */
const waitMs = 700

export type DraftKeeper = ReturnType<typeof draftKeeper>

/**
 * Saves a draft in the browser immediately and on the server shortly after, one call at a time in order. A draft stored by
 * the server is removed from the browser.
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
    /** Removes the draft after a save or when it is discarded. */
    drop(): void {
      clearTimeout(timer)
      timer = undefined
      waiting = null
      if (!hasKept) return
      hasKept = false
      void toBrowser(null)
      send(null)
    },
    /** Adopts an existing draft, so that it is removed with the next one. */
    take(): void {
      hasKept = true
    },
    flush,
    /** Sends a pending draft when the page is closed, without waiting; it is stored in the browser anyway. */
    leave(): void {
      if (waiting !== null) void toServer(waiting, true).catch(() => undefined)
    },
  }
}
