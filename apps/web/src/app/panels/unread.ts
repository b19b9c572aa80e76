import { countUnread, eventsPath } from '@countinghouse/contract/desk/notification'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { call } from '../calls/call.ts'
import { baseOf } from '../calls/services.ts'

/** Polling interval without an event stream. Units: milliseconds. */
const requestMs = 30_000

const unreadStore = createStore<{ readonly unread: number }>()(() => ({ unread: 0 }))

export function useUnread(): number {
  return useStore(unreadStore, ({ unread }) => unread)
}

export function noteUnread(unread: number): void {
  unreadStore.setState({ unread })
}

/**
 * Keeps the count of unread notices: told by the server as long as the tab is looked at, asked for where no stream can be had. A
 * hidden tab gives its connection back, because a browser has only a few for one site. Answers the end of it.
 */
export function syncUnread(): () => void {
  const end = new AbortController()
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function close(): void {
    clearTimeout(timer)
    source?.close()
    source = null
  }

  function open(): void {
    close()
    if (document.visibilityState === 'hidden') return
    const own = new EventSource(`${baseOf(eventsPath)}/api${eventsPath}`)
    source = own
    own.addEventListener('unread', ({ data }: MessageEvent<string>) => noteUnread(unreadIn(data)))
    // A lost stream reconnects automatically; a rejected one does not.
    own.addEventListener('error', () => {
      if (own === source && own.readyState === EventSource.CLOSED) timer = setTimeout(() => void ask(), requestMs)
    })
  }

  async function ask(): Promise<void> {
    const answer = await call(countUnread, {}).catch(() => null)
    if (end.signal.aborted) return
    if (answer !== null) noteUnread(answer.unread)
    open()
  }

  document.addEventListener('visibilitychange', open, { signal: end.signal })
  open()
  return () => {
    end.abort()
    close()
  }
}

function unreadIn(data: string): number {
  const told: unknown = JSON.parse(data)
  return typeof told === 'object' && told !== null && 'unread' in told ? Number(told.unread) : 0
}
