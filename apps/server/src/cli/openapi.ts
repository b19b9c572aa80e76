import { loadContract } from '../platform/calls/contract.ts'
import { openApiOf } from '../platform/http/openapi.ts'
import type { Command } from './command.ts'

/** The document that a server gives at /api/openapi.json; needs no database. */
export const openapi: Command = {
  name: 'openapi',
  summary: 'print the API document (OpenAPI 3.1) as JSON',
  takes: [],
  flags: {},
  async run() {
    const data = openApiOf(await loadContract())
    return { isFine: true, data, lines: [JSON.stringify(data, null, 2)] }
  },
}
