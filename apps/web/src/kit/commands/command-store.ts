import { browserDatabase } from '../../app/offline/browser-database.ts'
import type { Command } from './command-queue.ts'

const storeName = 'command'
// Separate from the drafts database, because waiting commands must survive its version changes.
const database = browserDatabase('countinghouse.commands', (created) =>
  created.createObjectStore(storeName, { keyPath: 'uid' }),
)

/** Storage of waiting commands in the browser; without one, such as in a private window, they last as long as the page. */
export const commandStore = {
  /** The commands of one owner and type, in order. */
  async read(queue: string): Promise<readonly Command[]> {
    const all = await readAll()
    return all.filter((command) => command.queue === queue).toSorted((one, other) => (one.uid < other.uid ? -1 : 1))
  },
  /** Whether any command is waiting in a queue that begins so. */
  async hasOf(beginnings: readonly string[]): Promise<boolean> {
    const all = await readAll()
    return all.some(({ queue }) => beginnings.some((beginning) => queue.startsWith(beginning)))
  },
  async put(command: Command): Promise<void> {
    await database.write(storeName, (store) => store.put(command)).catch(() => undefined)
  },
  async remove(uid: string): Promise<void> {
    await database.write(storeName, (store) => store.delete(uid)).catch(() => undefined)
  },
}

/** The same for commands that nobody could repeat: what is not on the disk is refused to whoever gave it. */
export const durableStore = {
  ...commandStore,
  async put(command: Command): Promise<void> {
    await database.write(storeName, (store) => store.put(command), true)
  },
}

async function readAll(): Promise<readonly Command[]> {
  return (await database.read(storeName, (store) => store.getAll()).catch(() => [])) as readonly Command[]
}
