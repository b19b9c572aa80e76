import { pendingFiles } from '../platform/database/migrate.ts'
import { upgrade } from '../prepare.ts'
import { withClient } from '../supervisor/endpoint.ts'
import type { Command } from './command.ts'
import { urlFor, withDatabase } from './with-database.ts'

export const migrate: Command = {
  name: 'migrate',
  summary: 'update the database schema',
  takes: [],
  flags: { plan: { type: 'boolean', help: 'only list the files that would be applied' } },
  async run(call) {
    const isPlan = call.isOn('plan')
    const files = await withDatabase(call.config(), { mayCreate: !isPlan }, async (urls) => {
      const pending = await withClient(urls.appUrl, pendingFiles)
      if (!isPlan) await upgrade(urlFor(urls, 'owner'))
      return pending
    })
    const title = isPlan ? `${files.length} pending files` : `${files.length} files applied`
    return {
      isFine: true,
      data: isPlan ? { pending: files } : { applied: files },
      lines: [`${title}${files.length === 0 ? '; the schema is current.' : ':'}`, ...files.map((file) => `  ${file}`)],
    }
  },
}
