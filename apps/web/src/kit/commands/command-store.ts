import type { Command } from './command-queue.ts'

// Separate from the drafts database, because waiting commands must survive its version changes.
const databaseName = 'countinghouse.commands'
const storeName = 'command'

let opening: Promise<IDBDatabase> | null = null

/** Storage of waiting commands in the browser; without one, such as in a private window, they last as long as the page. */
export const commandStore = {
  /** The commands of one owner and type, in order. */
  async read(queue: string): Promise<readonly Command[]> {
    const all = await inStore('readonly', (store) => store.getAll()).catch(() => [])
    return (all as Command[])
      .filter((command) => command.queue === queue)
      .toSorted((one, other) => (one.uid < other.uid ? -1 : 1))
  },
  /** Whether any command of the owner is waiting. */
  async hasOf(owner: string): Promise<boolean> {
    const all = await inStore('readonly', (store) => store.getAll()).catch(() => [])
    return (all as Command[]).some(({ queue }) => queue.startsWith(`${owner}:`))
  },
  async put(command: Command): Promise<void> {
    await inStore('readwrite', (store) => store.put(command)).catch(() => undefined)
  },
  async remove(uid: string): Promise<void> {
    await inStore('readwrite', (store) => store.delete(uid)).catch(() => undefined)
  },
}

async function inStore(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  opening ??= openStore()
  opening.catch(() => (opening = null))
  const store = (await opening).transaction(storeName, mode).objectStore(storeName)
  return await answerOf(ask(store))
}

async function openStore(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'uid' })
  return await answerOf(request)
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'))
  })
}
