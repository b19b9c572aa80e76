import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Endpoint } from './endpoint.ts'
import { urlOf, withClient } from './endpoint.ts'
import type { Layout } from './layout.ts'
import { loadPasswords } from './passwords.ts'
import { errorText, SupervisorError } from './supervisor-error.ts'

type Urls = { ownerUrl: string; appUrl: string; maintUrl: string; superUrl: string }

const patienceMs = 15_000

/** Connection strings of a database that another process keeps up. Throws: SupervisorError when it does not answer. */
export async function reachRunning(layout: Layout): Promise<Urls> {
  const passwords = loadPasswords(layout.passwordFile, true)
  const until = performance.now() + patienceMs
  for (;;) {
    try {
      const endpoint = endpointOf(layout)
      const url = (role: 'owner' | 'app' | 'maint' | 'postgres') => urlOf(endpoint, role, passwords)
      await withClient(url('app'), (client) => client.query('select 1'))
      return { ownerUrl: url('owner'), appUrl: url('app'), maintUrl: url('maint'), superUrl: url('postgres') }
    } catch (error) {
      // Whoever holds the folder may be starting it just now.
      if (performance.now() > until) {
        throw new SupervisorError(
          `Another process uses ${layout.dataDir}, and its database does not respond: ${errorText(error)}. Check ${layout.logFile}.`,
        )
      }
      await sleep(200)
    }
  }
}

function endpointOf(layout: Layout): Endpoint {
  if (process.platform !== 'win32') return { host: layout.runDir, port: 5432 }
  const lines = readFileSync(join(layout.clusterDir, 'postmaster.pid'), 'utf8').split('\n')
  return { host: '127.0.0.1', port: Number(lines[3]) }
}
