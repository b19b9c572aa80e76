import type { QueryClient } from '@tanstack/react-query'
import type { Command, CommandAnswer, CommandQueue, CommandStore } from './command-queue.ts'
import { commandQueue } from './command-queue.ts'
import { refusalOf } from './command-error.ts'
import { commandStore } from './command-store.ts'
import { subscribeQueue } from './waiting-commands.ts'

/** A thrown rejection belongs to the first command. */
type Send<B> = (
  queryClient: QueryClient,
  document: number,
  commands: readonly Command<B>[],
) => Promise<readonly CommandAnswer[]>

export type CommandKind<B> = {
  /** One queue for all pages of this tab; commands of an earlier visit are sent immediately. */
  readonly queueOf: (owner: string, queryClient: QueryClient) => CommandQueue<B>
}

type Keeping = {
  /** Whoever of the company uses this browser sends them; default: only who gave them. */
  readonly isOfCompany?: boolean
  /** Default: as long as the page where the browser keeps nothing. */
  readonly store?: CommandStore
  /** As of the queue. */
  readonly isMixed?: boolean
}

/**
 * A type of command, exported as `commands` by `features/<module>/<thing>.commands.ts`, so that it can be sent from any
 * page, such as on the next visit or before sign-out.
 */
export function commandKind<B>(
  kind: string,
  send: Send<B>,
  { isOfCompany = false, store = commandStore, isMixed = false }: Keeping = {},
): CommandKind<B> {
  const queues = new Map<string, CommandQueue<B>>()
  return {
    queueOf(owner, queryClient) {
      const name = `${isOfCompany ? anyoneOf(owner) : owner}:${kind}`
      const known = queues.get(name)
      if (known !== undefined) return known
      const queue = commandQueue<B>({ name, store, isMixed, send: refusing(queryClient, send) })
      queues.set(name, queue)
      subscribeQueue(queue)
      void queue.load().then(() => queue.flush().catch(() => undefined))
      return queue
    },
  }
}

/** The owner of commands: a user in a company. */
export function ownerOf(user: { readonly usr_cmp_id: number; readonly Usr_userid: number }): string {
  return `${user.usr_cmp_id}:${user.Usr_userid}`
}

/** The owner of commands that belong to the company and this browser. */
function anyoneOf(owner: string): string {
  return `${owner.split(':')[0] ?? ''}:*`
}

/** How the names of all queues begin that an owner sends. */
export function queuesOf(owner: string): readonly string[] {
  return [`${owner}:`, `${anyoneOf(owner)}:`]
}

/** A rejected call counts as the rejection of its first command. */
function refusing<B>(queryClient: QueryClient, send: Send<B>) {
  return async (document: number, commands: readonly Command<B>[]): Promise<readonly CommandAnswer[]> => {
    try {
      return await send(queryClient, document, commands)
    } catch (error) {
      const [first] = commands
      const reason = refusalOf(error)
      if (first === undefined || reason === null) throw error
      return [{ uid: first.uid, refusal: reason }]
    }
  }
}
