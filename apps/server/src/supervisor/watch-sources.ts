import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'

const settleMs = 200

/** Calls back once per burst of changes in the sources that a web process runs. */
export function watchSources(projectDir: string, onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined
  for (const folder of ['apps/server/src', 'apps/server/sql', 'packages/contract/src', 'packages/kernel/src']) {
    const path = join(projectDir, folder)
    if (!existsSync(path)) continue
    const watcher = watch(path, { recursive: true }, (_event, name) => {
      if (name?.endsWith('.test.ts')) return
      clearTimeout(timer)
      timer = setTimeout(onChange, settleMs)
    })
    // An editor may replace a folder under us; the next start watches it again.
    watcher.on('error', () => undefined)
  }
}
