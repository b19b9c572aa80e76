import { findBrowser } from '../../../scripts/browser.mjs'

/** How Chromium is started: the one that is there, without a sandbox where root forbids it, and without calls home. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const isRoot = process.getuid?.() === 0
  const path = findBrowser()
  return {
    ...(path !== null && { executablePath: path }),
    args: ['--disable-gpu', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
  }
}
