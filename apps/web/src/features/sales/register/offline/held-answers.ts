import type { Route } from '@countinghouse/contract/route'
import type { InputOf, OutputOf, Schema } from '@countinghouse/contract/schema'
import { call } from '../../../../app/calls/call.ts'
import { routeQuery } from '../../../../app/calls/queries.ts'
import { browserDatabase } from '../../../../app/offline/browser-database.ts'
import { isRegistered } from './this-device.ts'
import { isUnreached, waitingSignal } from './unreached.ts'

/** The last answers of reads that the register needs without a server. */
const answers = browserDatabase('countinghouse.held', (created) => {
  created.createObjectStore('answer')
})

/**
 * `routeQuery`, whose last answer a registered device holds: it is the answer where the server cannot be reached. Throws as `call` does
 * where nothing is held.
 */
export function heldQuery<I extends Schema, O extends Schema>(
  companyId: number,
  route: Route<I, O>,
  input: InputOf<I>,
) {
  const key = JSON.stringify([companyId, route.id, input])
  return {
    ...routeQuery(route, input),
    queryFn: async (): Promise<OutputOf<O>> => {
      const isDevice = await isRegistered(companyId)
      try {
        const answer = await call(route, input, isDevice ? { signal: waitingSignal() } : {})
        // A browser that keeps nothing works as before.
        if (isDevice) await answers.write('answer', (store) => store.put(answer, key)).catch(() => undefined)
        return answer
      } catch (error) {
        const held = isDevice && isUnreached(error) ? await heldAt<OutputOf<O>>(key) : undefined
        if (held === undefined) throw error
        return held
      }
    },
  }
}

async function heldAt<T>(key: string): Promise<T | undefined> {
  return await answers.read('answer', (store) => store.get(key) as IDBRequest<T | undefined>).catch(() => undefined)
}
