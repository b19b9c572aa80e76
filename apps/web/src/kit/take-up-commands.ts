import type { QueryClient } from '@tanstack/react-query'
import { commandStore } from './command-store.ts'
import { loadQueues } from './waiting-commands.ts'

type SomeKind = { readonly queueOf: (owner: string, queryClient: QueryClient) => unknown }

const kinds = Object.values(import.meta.glob<{ readonly commands: SomeKind }>('../features/*/*.commands.ts'))

/** Queues of all that this person did on earlier visits and in other tabs, so that it is counted and sent. */
export async function takeUpCommands(owner: string, queryClient: QueryClient): Promise<void> {
  if (await commandStore.hasOf(owner)) {
    const found = await Promise.allSettled(kinds.map((load) => load()))
    // What cannot be fetched now stays in the browser until the next visit.
    for (const kind of found) if (kind.status === 'fulfilled') kind.value.commands.queueOf(owner, queryClient)
  }
  await loadQueues()
}
