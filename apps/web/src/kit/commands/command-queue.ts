import { createStore } from 'zustand/vanilla'

/** A user action that the server has not acknowledged yet. */
export type Command<B = unknown> = {
  /** Created by the browser, so that the server recognises repeats; sorts by creation time. */
  readonly uid: string
  /** Owner and type. */
  readonly queue: string
  /** The document; a rejected command blocks later commands of the same document only. */
  readonly document: number
  readonly body: B
  /** The reason of a rejection; null: waiting. */
  readonly refusal: string | null
}

/** The processed commands in order; commands not listed keep waiting. */
export type CommandAnswer = { readonly uid: string; readonly refusal: string | null }

export type CommandStore = {
  readonly read: (queue: string) => Promise<readonly Command[]>
  readonly put: (command: Command) => Promise<void>
  readonly remove: (uid: string) => Promise<void>
}

export type QueueOptions<B> = {
  readonly name: string
  readonly store: CommandStore
  /** Throws if the outcome is unknown; all commands then wait for the connection. */
  readonly send: (document: number, commands: readonly Command<B>[]) => Promise<readonly CommandAnswer[]>
  /** Commands of several documents go out together; default: those of one. */
  readonly isMixed?: boolean
}

const mostAtOnce = 50

export type CommandQueue<B> = ReturnType<typeof commandQueue<B>>

/**
 * Stores user actions until the server acknowledges them, and sends them in order, one call at a time. Rejected actions
 * remain with the reason until the user retries or discards them.
 */
export function commandQueue<B>({ name, store, send, isMixed = false }: QueueOptions<B>) {
  const state = createStore<{ readonly commands: readonly Command<B>[] }>()(() => ({ commands: [] }))
  const { getState, setState } = state
  let sending: Promise<void> | null = null

  function next(): readonly Command<B>[] {
    const { commands } = getState()
    const stopped = new Set(commands.filter(({ refusal }) => refusal !== null).map(({ document }) => document))
    const waiting = commands.filter(({ document }) => !stopped.has(document))
    return waiting.filter(({ document }) => isMixed || document === waiting[0]?.document).slice(0, mostAtOnce)
  }

  async function settle({ uid, refusal }: CommandAnswer): Promise<void> {
    const told = getState().commands.find((command) => command.uid === uid)
    if (told === undefined) return
    if (refusal === null) await store.remove(uid)
    else await store.put({ ...told, refusal })
    setState(({ commands }) => ({
      commands: commands.flatMap((command) => {
        if (command.uid !== uid) return command
        return refusal === null ? [] : { ...command, refusal }
      }),
    }))
  }

  async function sendAll(): Promise<void> {
    for (let group = next(); group[0] !== undefined; group = next()) {
      const answers = await send(group[0].document, group)
      for (const answer of answers) await settle(answer)
      if (answers.length === 0) return
    }
  }

  /** Sends waiting commands; rejects without a connection. */
  async function flush(): Promise<void> {
    sending ??= sendAll().finally(() => (sending = null))
    await sending
  }

  return {
    state,
    flush,
    /** Loads the commands of an earlier visit. */
    async load(): Promise<void> {
      const kept = (await store.read(name)) as readonly Command<B>[]
      setState(({ commands }) => ({
        commands: [...kept.filter(({ uid }) => !commands.some((command) => command.uid === uid)), ...commands],
      }))
    },
    /** Stores a command in the browser; it is sent by the next flush. Throws what the store throws: then there is no command. */
    async add(document: number, uid: string, body: B): Promise<void> {
      const command = { uid, queue: name, document, body, refusal: null }
      await store.put(command)
      setState(({ commands }) => ({ commands: [...commands.filter((one) => one.uid !== uid), command] }))
    },
    /** Retries the rejected command of a document. */
    async retry(document: number): Promise<void> {
      const freed = getState().commands.filter((command) => command.document === document && command.refusal !== null)
      for (const command of freed) await store.put({ ...command, refusal: null })
      setState(({ commands }) => ({
        commands: commands.map((command) => (command.document === document ? { ...command, refusal: null } : command)),
      }))
    },
    /** Discards a rejected command. */
    async leaveOut(uid: string): Promise<void> {
      await settle({ uid, refusal: null })
    },
  }
}
