import type { Browser, BrowserContext } from '@playwright/test'
import { chromium } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { launchOptions } from './browser.ts'

export type KillableBrowser = {
  readonly context: BrowserContext
  /** Ends all of its processes at once, as a power cut does. */
  readonly kill: () => Promise<void>
}

/** A browser with a profile of its own that outlasts it. POSIX: its processes are one group. */
export async function startKillable(profile: string): Promise<KillableBrowser> {
  const { executablePath = chromium.executablePath(), args } = launchOptions()
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--no-first-run', 'about:blank']
  const child = spawn(executablePath, [...args, ...own], { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (data: Buffer) => {
      said += data.toString()
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.on('exit', () => reject(new Error(`The browser ended: ${said}`)))
  })
  const browser: Browser = await chromium.connectOverCDP(address)
  const [context] = browser.contexts()
  if (context === undefined || child.pid === undefined) throw new Error('The browser has no profile.')
  const { pid } = child
  return {
    context,
    kill: async () => {
      process.kill(-pid, 'SIGKILL')
      await ended
      await browser.close().catch(() => undefined)
    },
  }
}
