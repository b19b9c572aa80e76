import { join } from 'node:path'
import { startProduct } from './product.ts'
import { share } from './shared.ts'

/** One demo installation for the whole run; the teardown stops it and removes its data. */
export default async function setup(): Promise<() => Promise<void>> {
  const { stop, ...running } = await startProduct({
    isDemo: true,
    hasProvider: true,
    logFile: join(import.meta.dirname, '../test-results/product.log'),
  })
  share(running)
  return stop
}
