import { createStore } from 'zustand/vanilla'

/** Something somebody did that the server has not acknowledged yet. */
export type Command<B = unknown> = {
  /** Made by the browser, and the server's to know it again. They sort by the moment they were made in. */
  readonly uid: string
  /** Whose it is and of which kind. */
  readonly queue: string
  /** What it belongs to; a refused command stops what is behind it of the same document, and of no other. */
  readonly document: number
  readonly body: B
  /** Why the server refused it; null: it waits. */
  readonly refusal: string | null
}

/** Of those that the server dealt with, in their order; who is not named waits on. */
export type CommandAnswer = { readonly uid: string; readonly refusal: string | null }

type CommandStore = {
  readonly read: (queue: string) => Promise<readonly Command[]>
  readonly put: (command: Command) => Promise<void>
  readonly remove: (uid: string) => Promise<void>
}

export type QueueOptions<B> = {
  readonly name: string
  readonly store: CommandStore
  /** Throws where nothing is known of the outcome: then all of them wait for the connection. */
  readonly send: (document: number, commands: readonly Command<B>[]) => Promise<readonly CommandAnswer[]>
}

const mostAtOnce = 50

export type CommandQueue<B> = ReturnType<typeof commandQueue<B>>

/**
 * Keeps what somebody did until the server acknowledged it, and sends it in its order, one call at a time. Nothing is dropped: what is
 * refused stays with the server's reason until somebody tries again or leaves it out.
 */
export function commandQueue<B>({ name, store, send }: QueueOptions<B>) {
  const state = createStore<{ readonly commands: readonly Command<B>[] }>()(() => ({ commands: [] }))
  const { getState, setState } = state
  let sending: Promise<void> | null = null

  function next(): readonly Command<B>[] {
    const { commands } = getState()
    const stopped = new Set(commands.filter(({ refusal }) => refusal !== null).map(({ document }) => document))
    const first = commands.find(({ document }) => !stopped.has(document))
    return first === undefined
      ? []
      : commands.filter(({ document }) => document === first.document).slice(0, mostAtOnce)
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

  /** Sends what waits; rejects where the connection is away. */
  async function flush(): Promise<void> {
    sending ??= sendAll().finally(() => (sending = null))
    await sending
  }

  return {
    state,
    flush,
    /** What an earlier visit left. */
    async load(): Promise<void> {
      const kept = (await store.read(name)) as readonly Command<B>[]
      setState(({ commands }) => ({
        commands: [...kept.filter(({ uid }) => !commands.some((command) => command.uid === uid)), ...commands],
      }))
    },
    /** It is in the browser when this is done, and is sent by the next flush. */
    async add(document: number, uid: string, body: B): Promise<void> {
      const command = { uid, queue: name, document, body, refusal: null }
      setState(({ commands }) => ({ commands: [...commands, command] }))
      await store.put(command)
    },
    /** The refused command of a document may go through by now. */
    async retry(document: number): Promise<void> {
      const freed = getState().commands.filter((command) => command.document === document && command.refusal !== null)
      for (const command of freed) await store.put({ ...command, refusal: null })
      setState(({ commands }) => ({
        commands: commands.map((command) => (command.document === document ? { ...command, refusal: null } : command)),
      }))
    },
    /** Somebody has read why it was refused and does without it. */
    async leaveOut(uid: string): Promise<void> {
      await settle({ uid, refusal: null })
    },
  }
}
