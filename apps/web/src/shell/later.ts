import type { ComponentType } from 'react'
import { lazy } from 'react'
import { connectionStore, noteConnection } from './connection.ts'

/** Of a part that cannot be fetched although the server answers: it may have been replaced by a newer one. */
const mostTries = 5
/** Units: milliseconds. */
const pauseMs = 1000
/** Where nobody watches the connection, as before the sign-in. Units: milliseconds. */
const longestPauseMs = 5000

/**
 * A component that is fetched when it is first shown; needs a Suspense above it, which shows its fallback for as long as the network
 * is away. `isVital`: the app cannot do without it, so it is tried for ever. Throws: what the fetch threw, when it failed too often.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, isVital = false): ComponentType<P> {
  return lazy(async () => ({ default: await fetchPart(load, isVital ? Infinity : mostTries) }))
}

/** What `load` fetches, tried again after a pause and as soon as the server answers. */
export async function fetchPart<T>(load: () => Promise<T>, most = mostTries): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await load()
    } catch (error) {
      if (tries >= most && isConnected()) throw error
      noteConnection('unanswered')
      await pause(pauseMs)
      if (!isConnected()) await Promise.race([pause(longestPauseMs), connected()])
    }
  }
}

function isConnected(): boolean {
  return connectionStore.getState().connection === 'connected'
}

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
}

async function connected(): Promise<void> {
  await new Promise<void>((resolve) => {
    const stop = connectionStore.subscribe(() => {
      if (!isConnected()) return
      stop()
      resolve()
    })
  })
}
