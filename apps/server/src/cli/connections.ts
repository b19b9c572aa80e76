import { randomUUID } from 'node:crypto'
import type { Database, Reader } from '../platform/database/db.ts'
import { openDatabase } from '../platform/database/db.ts'
import type { Call } from './command.ts'
import { CommandError } from './command.ts'
import { urlFor, withCurrentDatabase } from './with-database.ts'

type Connections = { readonly db: Database; readonly everything: Reader }

/** Changes go through role app, as everywhere; only the search over all companies is maintenance's. */
export async function throughConnections<T>(call: Call, run: (connections: Connections) => Promise<T>): Promise<T> {
  return await withCurrentDatabase(call.config(), async (urls) => {
    const maint = openDatabase({ url: urlFor(urls, 'maint'), size: 1 })
    const db = openDatabase({ url: urls.appUrl, size: 1 })
    try {
      return await run({ db, everything: maint.reader({ companyId: null }) })
    } finally {
      await db.close()
      await maint.close()
    }
  })
}

/** Throws: CommandError with the message for what was not found. */
export async function named<T>(message: string, issue: Promise<T>): Promise<T> {
  return await issue.catch((error: unknown) => {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'not_found')
      throw new CommandError(message)
    throw error
  })
}

/** What stands in the audit in place of a request and its route. */
export function consoleCall(routeId: string): { requestId: string; routeId: string } {
  return { requestId: `console:${randomUUID()}`, routeId: `console.${routeId}` }
}
