import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { productVersion } from '../platform/config/product-version.ts'
import type { Command } from './command.ts'

const serverDir = join(import.meta.dirname, '../..')

/** Versions of the product, its schema and what runs it; needs no database. */
export const version: Command = {
  name: 'version',
  summary: 'show the versions of product, database schema and Node',
  takes: [],
  flags: {},
  async run() {
    const data = { product: productVersion(), schema: latestMigration(), node: process.versions.node }
    const lines = [`Countinghouse ${data.product}`, `  schema ${data.schema}`, `  Node   ${data.node}`]
    return { isFine: true, data, lines }
  },
}

function latestMigration(): string {
  return (
    readdirSync(join(serverDir, 'migrations'))
      .toSorted()
      .at(-1)
      ?.replace(/\.sql$/, '') ?? ''
  )
}
