import type { QueryClient } from '@tanstack/react-query'
import { queuesOf } from './command-kind.ts'
import { commandStore } from './command-store.ts'
import { loadQueues } from './waiting-commands.ts'

type SomeKind = { readonly queueOf: (owner: string, queryClient: QueryClient) => unknown }

/** Loads each kind of commands there is; the kit knows none by itself. */
export type CommandKinds = readonly (() => Promise<{ readonly commands: SomeKind }>)[]

/** Loads the commands of earlier visits and other tabs, so that they are counted and sent. */
export async function resumeCommands(owner: string, queryClient: QueryClient, kinds: CommandKinds): Promise<void> {
  if (await commandStore.hasOf(queuesOf(owner))) {
    const found = await Promise.allSettled(kinds.map((load) => load()))
    // Commands whose code cannot be loaded stay in the browser until the next visit.
    for (const kind of found) if (kind.status === 'fulfilled') kind.value.commands.queueOf(owner, queryClient)
  }
  await loadQueues()
}
