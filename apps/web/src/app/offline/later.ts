import type { ComponentType } from 'react'
import { lazy } from 'react'
import { connectionStore, noteConnection } from './connection.ts'

/** Maximum attempts while the server responds: the part may have been replaced by a newer version. */
const mostTries = 5
/** Units: milliseconds. */
const pauseMs = 1000
/** Used when the connection is not monitored, such as before sign-in. Units: milliseconds. */
const longestPauseMs = 5000

/**
 * A component loaded when first rendered; requires a Suspense boundary, whose fallback is shown while the network is down.
 * `isVital`: retried without limit, because the app requires it. Throws: the error of the last attempt.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, isVital = false): ComponentType<P> {
  return lazy(async () => ({ default: await fetchPart(load, isVital ? Infinity : mostTries) }))
}

/** Loads a part, retrying after a pause and as soon as the server responds. */
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
